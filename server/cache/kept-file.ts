import type { PageCache, PageSource } from './page-cache.ts';
import type { Sent } from './send-document.ts';

/**
 * Returns a generated file, from the page cache if it has a copy.
 *
 * @param cache without one each request generates its file
 */
export async function keptFile(cache: PageCache | undefined, source: PageSource): Promise<Sent> {
  const key = `resource ${source.path}`;
  const found = await cache?.findShared(key, () => source);
  if (found) return found;
  const made = cache ? await cache.render(key, source) : await source.render(new Set());
  if (made.kind === 'redirect') throw new Error('a file leads nowhere else');
  return { document: made.document, state: cache ? 'MISS' : 'BYPASS' };
}
