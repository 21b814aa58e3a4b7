import { type RefObject, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { useChange } from '../../lib/hooks/use-change.ts';

/**
 * Moves the focus to the heading of the results after a change of the filter, and scrolls it to the top where
 * the form fills the window, as on a phone. Going back keeps the scroll position that the browser restores.
 */
export function useResultsInView(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { search } = useLocation();
  const isBack = useNavigationType() === 'POP';
  useChange(search, () => {
    const element = heading.current;
    if (!element || isBack) return;
    element.focus({ preventScroll: true });
    const { top } = element.getBoundingClientRect();
    if (top < 0 || top > window.innerHeight / 2) element.scrollIntoView();
  });
  return heading;
}
