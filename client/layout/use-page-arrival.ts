import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { pushPageView } from '../analytics/data-layer.ts';
import { whenShown } from '../lib/browser/when-shown.ts';
import { useChange } from '../lib/hooks/use-change.ts';

/**
 * Imitates a document load on client-side navigation: the reading position moves to the start of the new
 * page, or to its anchor, and its title is announced. A change of path is a new page, including the first
 * one; a change of query or hash alone (facets, search, pagination, anchors) is not. Every change except that
 * of the hash is also reported to analytics, after title and canonical link have been updated.
 */
export function usePageArrival(): string {
  const { pathname, search, hash } = useLocation();
  const [announcement, setAnnouncement] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another query is another list or search with a title of its own
  useEffect(() => whenShown(() => pushPageView(pathname)), [pathname, search]);
  useChange(pathname, () => {
    setAnnouncement(document.title);
    // The problems or the answer of a form have taken the focus themselves.
    if (!hash && document.activeElement?.matches('[role=alert], [data-arrival]')) return;
    const place = (hash && anchor(hash)) || document.querySelector<HTMLElement>('#main h1');
    if (place && place.tabIndex < 0) place.tabIndex = -1;
    place?.focus({ preventScroll: true });
  });
  return announcement;
}

function anchor(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
