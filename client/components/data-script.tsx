import { createContext, useContext } from 'react';

/** Writes data as JSON for a script element. Only the server has it. */
export const WriteData = createContext<((data: unknown) => string) | null>(null);

/** What the markup before it was made from, for the browser to take it over; so it is written after it. */
export function DataScript({ id, data }: { id: string; data: unknown }) {
  const write = useContext(WriteData);
  return (
    <script
      id={id}
      type="application/json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON escaped for a script element
      dangerouslySetInnerHTML={{ __html: write ? write(data) : '' }}
    />
  );
}
