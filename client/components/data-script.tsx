import { useContext } from 'react';
import { WriterContext } from '../lib/writer.ts';

/** What the markup before it was made from, for the browser to take it over; so it is written after it. */
export function DataScript({ id, data }: { id: string; data: unknown }) {
  const writer = useContext(WriterContext);
  return (
    <script
      id={id}
      type="application/json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON escaped for a script element
      dangerouslySetInnerHTML={{ __html: writer?.data(data) ?? '' }}
    />
  );
}
