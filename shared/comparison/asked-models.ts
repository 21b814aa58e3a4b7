import { parseId } from '../paths/params.ts';
import { RESOURCES } from '../paths/resources.ts';

export const COMPARE_PATH = '/products/compare';

/** More columns no window has room for. */
export const COMPARED_MAX = 4;

/** What an address asks to compare. */
export interface AskedModels {
  /** Each once, in rising order: one set of models has one address in caches. */
  ids: number[];
  /** More were asked for than are shown. */
  isCut: boolean;
  /** Rows in which all models agree are shown, too. */
  showsAll: boolean;
}

/** Reads `ids=203,205&ids=209`. What has not the form of an id counts for nothing. */
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

/** The query that says the same in one spelling: what caches tell comparisons apart by. */
export function comparisonQuery({ ids, isCut, showsAll }: AskedModels): URLSearchParams {
  const query = new URLSearchParams();
  if (ids.length > 0) query.set('ids', ids.join(','));
  if (showsAll) query.set('rows', 'all');
  if (isCut) query.set('more', '1');
  return query;
}

/** The address of a comparison; without models, of the page where they are chosen. */
export function comparePath(
  ids: readonly number[],
  { showsAll = false }: { showsAll?: boolean } = {},
): string {
  return `${COMPARE_PATH}${idsQuery(ids)}${showsAll ? '&rows=all' : ''}`;
}

export function compareCsvPath(ids: readonly number[]): string {
  return `${RESOURCES.comparison}${idsQuery(ids)}`;
}

/** Written out: commas need no encoding, and are read as such by people. */
function idsQuery(ids: readonly number[]): string {
  return ids.length > 0 ? `?ids=${ids.join(',')}` : '';
}
