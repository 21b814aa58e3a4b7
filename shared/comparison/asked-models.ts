import { parseId } from '../paths/params.ts';
import { RESOURCES } from '../paths/resources.ts';

export const COMPARE_PATH = '/products/compare';

/** No window has space for more columns. */
export const COMPARED_MAX = 4;

/** The comparison that a query requests. */
interface AskedModels {
  /** Without duplicates, in ascending order: one set of models has one cache key. */
  ids: number[];
  /** More models were requested than are shown. */
  isCut: boolean;
  /** Also shows rows in which all models agree. */
  showsAll: boolean;
}

/** Parses `ids=203,205&ids=209`. Invalid ids are ignored. */
export function readAskedModels(params: URLSearchParams): AskedModels {
  const asked = new Set<number>();
  for (const part of params.getAll('ids').join(',').split(',')) {
    const id = parseId(part.trim());
    if (id !== undefined) asked.add(id);
    if (asked.size > COMPARED_MAX) break;
  }
  return {
    ids: [...asked].slice(0, COMPARED_MAX).sort((a, b) => a - b),
    isCut: asked.size > COMPARED_MAX || params.get('more') === '1',
    showsAll: params.get('rows') === 'all',
  };
}

/** The canonical form of the same query, used as cache key. */
export function comparisonQuery({ ids, isCut, showsAll }: AskedModels): URLSearchParams {
  const query = new URLSearchParams();
  if (ids.length > 0) query.set('ids', ids.join(','));
  if (showsAll) query.set('rows', 'all');
  if (isCut) query.set('more', '1');
  return query;
}

/** The path of a comparison; without models, of the page where they are chosen. */
export function comparePath(
  ids: readonly number[],
  { showsAll = false }: { showsAll?: boolean } = {},
): string {
  return `${COMPARE_PATH}${idsQuery(ids)}${showsAll ? '&rows=all' : ''}`;
}

export function compareCsvPath(ids: readonly number[]): string {
  return `${RESOURCES.comparison}${idsQuery(ids)}`;
}

/** Unencoded: commas are allowed in a query and legible. */
function idsQuery(ids: readonly number[]): string {
  return ids.length > 0 ? `?ids=${ids.join(',')}` : '';
}
