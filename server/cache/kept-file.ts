import type { Transport } from '../../shared/api/transport.ts';
import { Document } from './document.ts';
import type { PageCache, PageSource } from './page-cache.ts';
import { recordCalls } from './record-calls.ts';
import type { Sent } from './send-document.ts';

export interface KeptFileDeps {
  transport: Transport;
  /** Without one each request generates its file. */
  pageCache: PageCache | undefined;
}

interface GeneratedFile {
  headers: Record<string, string>;
  body: Buffer;
}

/**
 * Returns a generated file, from the page cache if it has a copy.
 *
 * @param make generates the file from calls of the given transport
 */
export async function keptFile(
  { transport, pageCache }: KeptFileDeps,
  path: string,
  make: (transport: Transport) => Promise<GeneratedFile>,
): Promise<Sent> {
  const source: PageSource = {
    path,
    async render(calls) {
      const file = await make(recordCalls(transport, calls));
      return {
        kind: 'page',
        degraded: false,
        document: new Document({ name: 'resource', status: 200, ...file }),
      };
    },
  };
  const key = `resource ${path}`;
  const found = await pageCache?.findShared(key, () => source);
  if (found) return found;
  const made = pageCache ? await pageCache.render(key, source) : await source.render(new Set());
  if (made.kind === 'redirect') throw new Error('a file leads nowhere else');
  return { document: made.document, state: pageCache ? 'MISS' : 'BYPASS' };
}
