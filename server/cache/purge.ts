import { z } from 'zod';
import { CALLS } from '../../records/contract.ts';
import type { PageOrigin } from './page-cache.ts';

/** Kinds of content: the first segments of the API's paths. */
const KINDS = new Set(CALLS.map(({ path }) => path.split('/')[1] ?? ''));
const LISTS = new Set<string>(CALLS.map(({ path }) => path).filter((path) => !path.endsWith('}')));

/** Scope of a purge: one page, all pages that contain a record or a kind of content, or everything. */
export const purgeRequest = z.union([
  z.strictObject({ path: z.string().startsWith('/') }),
  z.strictObject({
    kind: z.string().refine((kind) => KINDS.has(kind)),
    id: z.union([z.int().positive(), z.string().min(1)]).optional(),
  }),
  z.strictObject({}),
]);
export type PurgeRequest = z.infer<typeof purgeRequest>;

/** Cached API responses. */
export interface KeptResponses {
  /** Removes matching responses. The test gets the path of a call below /api: `/goods/detail/203`. */
  purge(test: (path: string) => boolean): void;
}

/** Returns a test for pages that a request names. */
export function concernedPages(request: PurgeRequest): (origin: PageOrigin) => boolean {
  if ('path' in request) return ({ path }) => path === request.path;
  const concerns = concernedCalls(request);
  return 'kind' in request ? ({ calls }) => [...calls].some(concerns) : () => true;
}

/** Returns a test for API calls, `/goods/detail/203`, that may contain a record: those that do not name another one. */
export function concernedCalls(request: Exclude<PurgeRequest, { path: string }>): (path: string) => boolean {
  if (!('kind' in request)) return () => true;
  const { kind, id } = request;
  return (path) => {
    const [, first, ...rest] = path.split('/');
    return first === kind && (id === undefined || LISTS.has(path) || rest.at(-1) === String(id));
  };
}
