import { type RefObject, useEffect, useRef } from 'react';
import { headerMeasured } from '../../../store/layout-slice.ts';
import { useAppDispatch } from '../../../store/store.ts';

/**
 * Measures the part of the header that stays on screen. The store has the number for scripts, `--header-height`
 * has it for style sheets (scroll-padding, sticky table heads).
 */
export function useHeaderHeight(): RefObject<HTMLDivElement | null> {
  const dispatch = useAppDispatch();
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = bar.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => {
      const height = Math.round(element.getBoundingClientRect().height);
      dispatch(headerMeasured(height));
      document.documentElement.style.setProperty('--header-height', `${height}px`);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [dispatch]);
  return bar;
}
