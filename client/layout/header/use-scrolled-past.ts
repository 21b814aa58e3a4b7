import { useEffect, useState } from 'react';
import { watchScroll } from '../../lib/browser/watch-scroll.ts';

interface Scrolled {
  /** The page is scrolled further than the distance. */
  past: boolean;
  /** And it is scrolling down: elements that return on scrolling up may hide. */
  down: boolean;
}

const AT_TOP: Scrolled = { past: false, down: false };
/** Smaller movements, in CSS pixels, count as trembling of a finger. */
const STEP = 4;

/**
 * Scroll position and direction of the page; measured at most once per `interval` milliseconds, and once at
 * the end.
 */
export function useScrolledPast(distance: number, interval: number): Scrolled {
  const [scrolled, setScrolled] = useState(AT_TOP);
  useEffect(() => {
    let last = window.scrollY;
    const update = () => {
      const way = window.scrollY - last;
      last = window.scrollY;
      const past = last > distance;
      setScrolled((now) => {
        const down = past && (Math.abs(way) < STEP ? now.down : way > 0);
        return past === now.past && down === now.down ? now : { past, down };
      });
    };
    update();
    return watchScroll(interval, update);
  }, [distance, interval]);
  return scrolled;
}
