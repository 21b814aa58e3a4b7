import { type RefObject, useEffect, useRef } from 'react';
import { headerMeasured } from '../../store/layout-slice.ts';
import { useAppDispatch, useAppSelector } from '../../store/store.ts';

/**
 * Measures the sticky part of the header and stores its height. Style sheets read it as `--header-height`
 * (scroll-padding, sticky table heads).
 */
export function useHeaderHeight(): RefObject<HTMLDivElement | null> {
  const dispatch = useAppDispatch();
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = bar.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => {
      dispatch(headerMeasured(Math.round(element.getBoundingClientRect().height)));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [dispatch]);
  const height = useAppSelector(({ layout }) => layout.headerHeight);
  useEffect(() => {
    if (height > 0) document.documentElement.style.setProperty('--header-height', `${height}px`);
  }, [height]);
  return bar;
}
