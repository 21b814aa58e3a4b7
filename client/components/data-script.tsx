import { useContext } from 'react';
import { toScriptJson } from '../lib/page-state.ts';
import { ShownProse } from '../lib/shown-prose.ts';

/** What the markup before it was made from, for the browser to take it over; so it is written after it. */
export function DataScript({ id, data }: { id: string; data: unknown }) {
  const shown = useContext(ShownProse);
  return (
    <script
      id={id}
      type="application/json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON escaped for a script element
      dangerouslySetInnerHTML={{ __html: shown ? toScriptJson(data, shown) : '' }}
    />
  );
}
