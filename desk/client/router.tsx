import { type ComponentProps, type MouseEvent, useMemo, useSyncExternalStore } from 'react';
import { isPlainClick } from '../../shared/plain-click.ts';
import { trimmed } from '../../shared/text/trimmed.ts';
import { DESK_PATH } from '../shared/constants.ts';
import type { DailyPage } from '../shared/daily.ts';

/* Client-side routes of the desk. Parameters are in the query, because file names contain dots and slashes. */

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}

interface DeskAddress {
  /** Path below the desk: `edit`, or empty for the start page. */
  page: string;
  query: URLSearchParams;
}

export function useDeskAddress(): DeskAddress {
  const href = useSyncExternalStore(subscribe, () => window.location.pathname + window.location.search);
  return useMemo(() => {
    const { pathname, searchParams } = new URL(href, window.location.origin);
    return { page: trimmed(pathname.slice(DESK_PATH.length), /\//), query: searchParams };
  }, [href]);
}

type RecordPage = 'kind' | 'new' | 'edit' | 'page' | 'history';
type InquiryPage = 'inquiries' | 'inquiries/one' | 'inquiries/trail' | 'inquiries/retention';
type DeskPage = '' | RecordPage | 'pictures' | 'replace' | DailyPage | InquiryPage;

export function hrefOf(page: DeskPage, query: Record<string, string> = {}) {
  const search = new URLSearchParams(query).toString();
  return `${DESK_PATH}/${page}${search ? `?${search}` : ''}`;
}

/** State of an entry in the browser's history. */
interface Visit {
  /** Message shown on the target page. */
  message?: string | undefined;
  /** Key of the page that stays: its address alone was replaced. */
  stays?: string;
  /** Time at which the page was opened. */
  at?: number;
}

export function visit(): Visit {
  return window.history.state ?? {};
}

/** Key of the page of a new record, which stays when the record gets its file. */
export function keyOfNew(): string {
  return `new ${visit().at}`;
}

export function go(href: string, { replace, ...given }: Visit & { replace?: boolean } = {}): void {
  window.history[replace ? 'replaceState' : 'pushState']({ at: Date.now(), ...given }, '', href);
  if (!given.stays) window.scrollTo(0, 0);
  for (const listener of [...listeners]) listener();
}

/** Link to another page of the desk, with an optional message shown there. */
export function Link({ href, message, ...rest }: ComponentProps<'a'> & { href: string; message?: string }) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event, event.currentTarget)) return;
    event.preventDefault();
    go(href, { message });
  };
  return <a href={href} onClick={follow} {...rest} />;
}
