import { EventEmitter, once } from 'node:events';
import type { Page, Request } from 'playwright-core';

interface PageRequests {
  /** Number of requests so far. */
  readonly count: number;
  /** Resolves when no request is open. */
  answered(): Promise<void>;
}

const watched = new WeakMap<Page, PageRequests>();

/** Records the requests of a page from now on. */
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
  if (!requests) throw new Error('the requests of this page are not watched');
  return requests;
}
