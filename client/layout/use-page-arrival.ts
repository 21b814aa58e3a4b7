import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { pushPageView } from '../analytics/data-layer.ts';
import { whenShown } from '../lib/when-shown.ts';

/**
 * What a browser does by itself when it loads a page, and a client navigation does not: the reading position moves
 * to the start of the new page, or to the anchor asked for, and its title is spoken. A change of path is a new page, the
 * first one included; a change of query or hash alone (facets, a search, pages of a list, anchors) stays on the same one.
 * Analytics hear of every change but that of the anchor, here, when title and canonical link are the new ones.
 */
export function usePageArrival(): string {
  const { pathname, search, hash } = useLocation();
  const shown = useRef<string>(undefined);
  const [announcement, setAnnouncement] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another query is another list or search with a title of its own
  useEffect(() => whenShown(() => pushPageView(pathname)), [pathname, search]);
  useEffect(() => {
    if (shown.current === pathname) return;
    const isFirst = shown.current === undefined;
    shown.current = pathname;
    if (isFirst) return;
    setAnnouncement(document.title);
    // A form's problems or answer have taken the focus themselves.
    if (!hash && document.activeElement?.matches('[role=alert], [data-arrival]')) return;
    const place = (hash && anchor(hash)) || document.querySelector<HTMLElement>('#main h1');
    if (place && place.tabIndex < 0) place.tabIndex = -1;
    place?.focus({ preventScroll: true });
  }, [pathname, hash]);
  return announcement;
}

function anchor(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
