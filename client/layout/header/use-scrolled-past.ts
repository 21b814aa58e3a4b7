import { useEffect, useState } from 'react';
import { HEADER_BACKGROUND_SCROLL, SCROLL_THROTTLE_MS } from '../../../shared/constants.ts';
import { watchScroll } from '../../lib/browser/watch-scroll.ts';

interface Scrolled {
  /** The page is scrolled so far that the header has a background. */
  past: boolean;
  /** And it is scrolling down: elements that return on scrolling up may hide. */
  down: boolean;
}

const AT_TOP: Scrolled = { past: false, down: false };
/** Smaller movements, in CSS pixels, count as trembling of a finger. */
const STEP = 4;

/** Scroll position and direction of the page. */
export function useScrolledPast(): Scrolled {
  const [scrolled, setScrolled] = useState(AT_TOP);
  useEffect(() => {
    let last = window.scrollY;
    const update = () => {
      const way = window.scrollY - last;
      last = window.scrollY;
      const past = last > HEADER_BACKGROUND_SCROLL;
      setScrolled((now) => {
        const down = past && (Math.abs(way) < STEP ? now.down : way > 0);
        return past === now.past && down === now.down ? now : { past, down };
      });
    };
    update();
    return watchScroll(SCROLL_THROTTLE_MS, update);
  }, []);
  return scrolled;
}
