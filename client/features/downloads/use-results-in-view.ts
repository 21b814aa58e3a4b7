import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * Another choice leads the visitor to what it found: the heading of the results takes the focus, and where the form fills
 * the window, as on a phone, it comes to the top. Going back keeps the place that the browser remembers.
 */
export function useResultsInView(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { search } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const shown = useRef(search);
  useEffect(() => {
    if (shown.current === search) return;
    shown.current = search;
    const element = heading.current;
    if (!element || isBack) return;
    element.focus({ preventScroll: true });
    const { top } = element.getBoundingClientRect();
    if (top < 0 || top > window.innerHeight / 2) element.scrollIntoView();
  }, [search, isBack]);
  return heading;
}
