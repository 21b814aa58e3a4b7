import { useEffect, useState } from 'react';
import { watchScroll } from '../../lib/watch-scroll.ts';

/** Whether the page is scrolled further than `distance`; looks at most once per `interval`, and once at the end. */
export function useScrolledPast(distance: number, interval: number): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    const update = () => setPast(window.scrollY > distance);
    update();
    return watchScroll(interval, update);
  }, [distance, interval]);
  return past;
}
