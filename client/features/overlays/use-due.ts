import { useEffect, useEffectEvent } from 'react';
import { QUICK_INQUIRY_SCROLL_SHARE, SCROLL_THROTTLE_MS } from '../../../shared/constants.ts';
import { watchScroll } from '../../lib/browser/watch-scroll.ts';
import { whenShown } from '../../lib/browser/when-shown.ts';
import type { OverlayAction, OverlayId } from './overlay-queue.ts';

interface Due {
  id: OverlayId;
  /** Offer of the page; null without one. The offer of another page is withdrawn. */
  offer: string | null;
  pathname: string;
  delay(): number;
  /** Called when it is due, because the visitor may have closed it in another tab. */
  allowed(): boolean;
  dispatch(action: OverlayAction): void;
}

/** Shows an overlay some time after the visitor has come to a page. Each page restarts the time. */
export function useDue({ id, offer, pathname, delay, allowed, dispatch }: Due): () => void {
  const bringUp = () => {
    if (allowed()) dispatch({ type: 'due', id });
  };
  const onDue = useEffectEvent(bringUp);
  const delayOf = useEffectEvent(delay);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page restarts the time
  useEffect(() => {
    if (offer === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const cancel = whenShown(() => {
      timer = setTimeout(onDue, delayOf());
    });
    return () => {
      cancel();
      clearTimeout(timer);
    };
  }, [offer, pathname]);

  useEffect(() => {
    if (offer === null) return;
    return () => dispatch({ type: 'gone', id });
  }, [offer, id, dispatch]);

  return bringUp;
}

/** Scrolled share of the page, 0 to 1; 0 where the page does not scroll. */
function scrolledShare(): number {
  const way = document.documentElement.scrollHeight - window.innerHeight;
  return way > 0 ? window.scrollY / way : 0;
}

/** Calls `onReached` when two thirds of the page have been scrolled. */
export function useFarDown(wanted: boolean, onReached: () => void): void {
  const reached = useEffectEvent(onReached);
  useEffect(() => {
    if (!wanted) return;
    return watchScroll(SCROLL_THROTTLE_MS, () => {
      if (scrolledShare() >= QUICK_INQUIRY_SCROLL_SHARE) reached();
    });
  }, [wanted]);
}
