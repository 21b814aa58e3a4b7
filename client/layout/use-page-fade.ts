import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

const FADE: [Keyframe[], KeyframeAnimationOptions] = [
  [{ opacity: 0.2 }, { opacity: 1 }],
  { duration: 180, easing: 'ease-out' },
];

/**
 * Fades each new page in, forwards and backwards, unless the visitor prefers reduced motion. A change of
 * query or hash alone is not a new page. View transitions of the browser would delay the new page while they
 * capture the old one (docs/decisions/0028).
 *
 * @returns the ref of the element around the page
 */
export function usePageFade(): RefObject<HTMLElement | null> {
  const { pathname } = useLocation();
  const page = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!window.matchMedia('(prefers-reduced-motion: reduce)').matches) page.current?.animate(...FADE);
  }, [pathname]);
  return page;
}
