import { RESOURCE_PATHS } from '../../../shared/paths/resources.ts';
import { readPdf } from '../pdf-text.ts';
import type { ListeningSite } from '../sites/listening-site.ts';

export interface Crawled {
  path: string;
  status: number;
  type: string;
  /** Target of a redirect. */
  location: string | undefined;
  body: Buffer;
  /** First address that links to it. */
  from: string;
}

const AT_ONCE = 6;
const NAMED = /(?:href|src|action|poster|imageSrcSet|srcset|content)="([^"]*)"|url\(["']?([^"')]+)/gi;
const LOCATION = /<(?:loc|id)>([^<]+)</g;

/** Addresses of the site that occur in a text, in any notation. */
function namedIn(text: string, at: string, origins: readonly string[]): string[] {
  const found = [...text.matchAll(NAMED), ...text.matchAll(LOCATION)].flatMap(([, first, second]) => {
    const value = (first ?? second ?? '').replaceAll('&amp;', '&');
    return value.includes(', ') ? value.split(', ').map((part) => part.trim().split(' ')[0] ?? '') : [value];
  });
  return found.flatMap((address) => {
    if (!/^(?:\/(?!\/)|https?:\/\/)/.test(address)) return [];
    const url = new URL(address, origins[0] + at);
    return origins.includes(url.origin) ? [url.pathname + url.search] : [];
  });
}

/**
 * Responses of all addresses reachable from the home page and the sitemaps: pages, styles, scripts, pictures,
 * feeds.
 */
export async function crawl(
  site: Pick<ListeningSite, 'origin' | 'read'>,
  ownOrigin: string,
): Promise<Map<string, Crawled>> {
  const found = new Map<string, Crawled>();
  const known = new Set(['/', ...RESOURCE_PATHS]);
  const queue = [...known].map((path) => ({ path, from: '(start)' }));

  async function visit({ path, from }: { path: string; from: string }): Promise<void> {
    const response = await site.read(path);
    const body = Buffer.from(await response.arrayBuffer());
    const type = response.headers.get('content-type') ?? '';
    const location = response.headers.get('location') ?? undefined;
    found.set(path, { path, from, status: response.status, type, location, body });
    if (!/html|css|xml|json/.test(type)) return;
    const names = namedIn(body.toString('utf8'), path, [site.origin, ownOrigin]);
    for (const next of [...names, ...(location ? [location] : [])]) {
      if (known.has(next)) continue;
      known.add(next);
      queue.push({ path: next, from: path });
    }
  }

  async function work(): Promise<void> {
    for (let next = queue.shift(); next; next = queue.shift()) await visit(next);
  }
  while (queue.length > 0) await Promise.all(Array.from({ length: AT_ONCE }, work));
  return found;
}

/** Readable text of a response; empty for pictures. */
export function textOf({ type, body }: Crawled): string {
  if (type.startsWith('application/pdf')) return readPdf(body).pages.join('\n');
  return /text|json|xml|javascript|svg/.test(type) ? body.toString('utf8') : '';
}
