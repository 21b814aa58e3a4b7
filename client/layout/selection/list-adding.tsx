import { useEffect, useState } from 'react';
import { handleLinks } from '../../lib/loading/late-links.ts';
import { latePart } from '../../lib/loading/late-part.ts';
import type { Added } from './adding.tsx';

const ADDING = latePart(() => import('./adding.tsx'));

/**
 * Handles clicks on all links of `AddToList`: adds their products and shows a notice. While the code cannot
 * be loaded, the link leads to the shortlist.
 */
export function ListAdding() {
  const [added, setAdded] = useState<Added>();
  useEffect(() => handleLinks('a.add-item', ADDING, ({ addItem }, link) => setAdded(addItem(link))), []);
  const part = ADDING.loaded;
  return (
    <div
      aria-live="polite"
      className="pointer-events-none fixed inset-x-4 top-[calc(var(--header-height,4.5rem)+1rem)] z-40 flex justify-center md:right-8 md:justify-end print:hidden"
    >
      {added && part ? <part.AddedNotice {...added} onDismiss={() => setAdded(undefined)} /> : null}
    </div>
  );
}
