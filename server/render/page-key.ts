import { isCalculation, isPersonal, readQuery } from '../../shared/paths/page-queries.ts';
import type { Address } from '../middleware/address.ts';
import type { Visitor } from './visitor.ts';

/** Cache key of a shared page, and the part of the query that the page reads. */
interface PageKey {
  key: string;
  search: string;
}

/** Links do not contain longer queries. */
const QUERY_MAX_LENGTH = 512;

/** Cache key with all inputs of a page; undefined for a page that cannot be shared. */
export function pageKey(
  { resolution, pathname, search }: Address,
  { language, device }: Pick<Visitor, 'language' | 'device'>,
): PageKey | undefined {
  if (isPersonal(search)) return undefined;
  if (resolution.kind === 'not-found') return { key: `404 ${language} ${device} ${pathname}`, search: '' };
  if (resolution.kind !== 'page') return undefined;
  const read = readQuery(resolution.routeId, search);
  if (read.length > QUERY_MAX_LENGTH || isCalculation(resolution.routeId, read)) return undefined;
  // A record that was removed answers 404 on the address of a page.
  return { key: `${language} ${device} ${pathname}${read}`, search: read };
}
