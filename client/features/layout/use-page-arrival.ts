import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * What a browser does by itself when it loads a page, and a client navigation does not: the reading position moves
 * to the start of the new page and its title is spoken. A change of query or hash alone stays on the same page.
 */
export function usePageArrival(): string {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setAnnouncement(document.title);
    // A form's problems or answer have taken the focus themselves.
    if (hash || document.activeElement?.matches('[role=alert], [data-arrival]')) return;
    const heading = document.querySelector<HTMLElement>('#main h1');
    if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    heading?.focus({ preventScroll: true });
  }, [pathname, hash]);
  return announcement;
}
