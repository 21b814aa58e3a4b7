import { z } from 'zod';
import { CALLS } from '../../records/contract.ts';
import type { PageCache, PageOrigin } from './page-cache.ts';

/** Kinds of content are what the API's paths begin with. */
const KINDS = new Set(CALLS.map(({ path }) => path.split('/')[1] ?? ''));
const LISTS = new Set<string>(CALLS.map(({ path }) => path).filter((path) => !path.endsWith('}')));

/** What is to be forgotten: one page, what was made from a record or a kind of content, or everything. */
export const purgeRequest = z.union([
  z.strictObject({ path: z.string().startsWith('/') }),
  z.strictObject({
    kind: z.string().refine((kind) => KINDS.has(kind)),
    id: z.union([z.int().positive(), z.string().min(1)]).optional(),
  }),
  z.strictObject({}),
]);
export type PurgeRequest = z.infer<typeof purgeRequest>;

/** The answers of the API that are kept. */
export interface KeptResponses {
  /** The test is given the path of a call below /api: `/goods/detail/203`. */
  purge(test: (path: string) => boolean): void;
}

interface Caches {
  responses: KeptResponses;
  pageCache: PageCache | undefined;
}

/** Forgets in this process what a request names. Says how many pages that were. */
export function purgeLocal(request: PurgeRequest, { responses, pageCache }: Caches): number {
  if (!('path' in request)) responses.purge(concernedCalls(request));
  return pageCache?.purge(concernedPages(request)) ?? 0;
}

/** Whether a page is one of those that a request names. */
export function concernedPages(request: PurgeRequest): (origin: PageOrigin) => boolean {
  if ('path' in request) return ({ path }) => path === request.path;
  const concerns = concernedCalls(request);
  return 'kind' in request ? ({ calls }) => [...calls].some(concerns) : () => true;
}

/** Whether a call of the API, `/goods/detail/203`, may say something of a record: it does not name another one. */
function concernedCalls(request: Exclude<PurgeRequest, { path: string }>): (path: string) => boolean {
  if (!('kind' in request)) return () => true;
  const { kind, id } = request;
  return (path) => {
    const [, first, ...rest] = path.split('/');
    return first === kind && (id === undefined || LISTS.has(path) || rest.at(-1) === String(id));
  };
}
