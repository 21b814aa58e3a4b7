import { EventEmitter, once } from 'node:events';
import type { Page, Request } from 'playwright-core';

export interface PageRequests {
  /** How many the page has made. */
  readonly count: number;
  /** Resolves when none is on its way. */
  answered(): Promise<void>;
}

const watched = new WeakMap<Page, PageRequests>();

/** Follows what a page asks for, from now on. */
export function watchRequests(page: Page): void {
  const open = new Set<Request>();
  const ended = new EventEmitter();
  let count = 0;
  page.on('request', (request) => {
    count += 1;
    open.add(request);
  });
  for (const event of ['requestfinished', 'requestfailed'] as const)
    page.on(event as 'requestfinished', (request) => {
      open.delete(request);
      if (open.size === 0) ended.emit('all');
    });
  watched.set(page, {
    get count() {
      return count;
    },
    async answered() {
      if (open.size > 0) await once(ended, 'all');
    },
  });
}

export function requestsOf(page: Page): PageRequests {
  const requests = watched.get(page);
  if (!requests) throw new Error('a page whose requests nobody has watched');
  return requests;
}
