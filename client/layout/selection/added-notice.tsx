import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { TOAST_MS } from '../../../shared/constants.ts';
import { LIST_PATH } from '../../../shared/products/list-path.ts';
import { Icon } from '../../components/icon.tsx';
import { Link } from '../../components/navigation/link.tsx';
import type { Added } from './add-item.ts';

/**
 * Notice that disappears by itself, unless it has the pointer or the focus. The header also has a link to the
 * list.
 */
export function AddedNotice({ message, count, onDismiss }: Added & { onDismiss(): void }) {
  const [held, setHeld] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each notice has its time
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(onDismiss, TOAST_MS);
    return () => clearTimeout(timer);
  }, [held, count]);
  useGoneWithPage(onDismiss);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return (
    // Only the link receives clicks: the notice may cover the next product to add.
    <div className="flex max-w-xl flex-wrap items-center gap-x-4 rounded-lg border-2 border-aqua bg-white px-4 py-1 transition-opacity starting:opacity-0">
      <p className="flex items-center gap-2 py-2 font-bold">
        <Icon name="check" className="size-5 text-aqua" />
        {message}
      </p>
      <Link
        to={LIST_PATH}
        onClick={onDismiss}
        onMouseEnter={hold}
        onMouseLeave={release}
        onFocus={hold}
        onBlur={release}
        className="pointer-events-auto inline-flex min-h-11 items-center text-link font-bold"
      >
        リストを見る
      </Link>
    </div>
  );
}

/** Dismisses the notice when the page changes. */
function useGoneWithPage(onDismiss: () => void): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another page ends it
  useEffect(() => {
    if (shown.current !== pathname) onDismiss();
    shown.current = pathname;
  }, [pathname]);
}
