import { useEffect, useState } from 'react';
import { watchScroll } from '../../lib/watch-scroll.ts';

export interface Scrolled {
  /** Further than the distance. */
  past: boolean;
  /** And on the way down: what comes back on the way up may be away. */
  down: boolean;
}

const AT_TOP: Scrolled = { past: false, down: false };
/** Less than this, in CSS pixels, is a finger that trembles. */
const STEP = 4;

/** Where the page is scrolled to, and which way; looks at most once per `interval`, and once at the end. */
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
