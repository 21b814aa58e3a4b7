import { useEffect, useState } from 'react';
import { isPlainClick } from '../../../shared/plain-click.ts';
import { latePart } from '../../lib/loading/late-part.ts';
import type { Added } from './add-item.ts';

const ADDING = latePart(() => import('./adding.ts'));

/**
 * Handles clicks on all links of `AddToList`: adds their products and shows a notice. While the code cannot
 * be loaded, the link leads to the shortlist.
 */
export function ListAdding() {
  const [added, setAdded] = useState<Added>();
  useEffect(() => {
    function onClick(event: MouseEvent): void {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a.add-item');
      if (!link || !isPlainClick(event, link)) return;
      event.preventDefault();
      ADDING.load().then(
        ({ addItem }) => setAdded(addItem(link)),
        () => window.location.assign(link.href),
      );
    }
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, []);
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
