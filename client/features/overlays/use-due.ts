import { useEffect, useEffectEvent } from 'react';
import { QUICK_INQUIRY_SCROLL_SHARE, SCROLL_THROTTLE_MS } from '../../../shared/constants.ts';
import { watchScroll } from '../../lib/watch-scroll.ts';
import { whenShown } from '../../lib/when-shown.ts';
import type { OverlayAction, OverlayId } from './overlay-queue.ts';

interface Due {
  id: OverlayId;
  /** What the page offers; null when it offers nothing of the kind. What was offered on another page goes. */
  offer: string | null;
  pathname: string;
  delay(): number;
  /** Asked when it is due, because the visitor may have closed it elsewhere meanwhile. */
  allowed(): boolean;
  dispatch(action: OverlayAction): void;
}

/** Brings an overlay up some time after the visitor has come to a page. Each page counts anew. */
export function useDue({ id, offer, pathname, delay, allowed, dispatch }: Due): () => void {
  const bringUp = () => {
    if (allowed()) dispatch({ type: 'due', id });
  };
  const onDue = useEffectEvent(bringUp);
  const delayOf = useEffectEvent(delay);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page counts anew
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

/** How much of the way down the page lies behind the visitor, 0 to 1; 0 where there is no way. */
function scrolledShare(): number {
  const way = document.documentElement.scrollHeight - window.innerHeight;
  return way > 0 ? window.scrollY / way : 0;
}

/** Calls when two thirds of the page are scrolled by. */
export function useFarDown(wanted: boolean, onReached: () => void): void {
  const reached = useEffectEvent(onReached);
  useEffect(() => {
    if (!wanted) return;
    return watchScroll(SCROLL_THROTTLE_MS, () => {
      if (scrolledShare() >= QUICK_INQUIRY_SCROLL_SHARE) reached();
    });
  }, [wanted]);
}
