import { useEffect, useState } from 'react';

/** Whether the page is scrolled further than `distance`; looks at most once per `interval`, and once at the end. */
export function useScrolledPast(distance: number, interval: number): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let lastLook = Number.NEGATIVE_INFINITY;
    function look() {
      timer = undefined;
      lastLook = performance.now();
      setPast(window.scrollY > distance);
    }
    function onScroll() {
      if (timer !== undefined) return;
      const wait = lastLook + interval - performance.now();
      if (wait <= 0) look();
      else timer = setTimeout(look, wait);
    }
    look();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', onScroll);
    };
  }, [distance, interval]);
  return past;
}
