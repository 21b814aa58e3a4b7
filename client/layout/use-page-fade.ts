import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

const FADE: [Keyframe[], KeyframeAnimationOptions] = [
  [{ opacity: 0.2 }, { opacity: 1 }],
  { duration: 180, easing: 'ease-out' },
];

/**
 * Lets each new page fade in, there and back, where the visitor has nothing against motion. A change of query or hash
 * alone is no new page. The browser's own view transitions would hold the new page back while they take a picture of the
 * old one (docs/decisions/0028).
 *
 * @returns what the element around the page is bound to
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
