import { useContext } from 'react';
import { ServerMarkupContext } from '../lib/markup/server-markup.ts';

/** Data for hydration. Follows the markup that shows them, because it refers to texts of that markup. */
export function DataScript({ id, data }: { id: string; data: unknown }) {
  const markup = useContext(ServerMarkupContext);
  return (
    <script
      id={id}
      type="application/json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON escaped for a script element
      dangerouslySetInnerHTML={{ __html: markup?.json(data) ?? '' }}
    />
  );
}
