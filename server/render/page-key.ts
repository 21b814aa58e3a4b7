import { isCalculation, isPersonal, readQuery } from '../../shared/paths/page-queries.ts';
import type { Address } from '../middleware/address.ts';
import type { Visitor } from './visitor.ts';

/** A page that others may have: under which key, and what of the query it reads. */
export interface PageKey {
  key: string;
  search: string;
}

/** A longer query is nobody's link. */
const QUERY_MAX_LENGTH = 512;

/** Undefined for a page that is for its visitor alone. What a page is made from stands in its key. */
export function pageKey(
  { resolution, pathname, search }: Address,
  { language, hint: { device } }: Visitor,
): PageKey | undefined {
  if (isPersonal(search)) return undefined;
  if (resolution.kind === 'not-found') return { key: `404 ${language} ${device} ${pathname}`, search: '' };
  if (resolution.kind !== 'page') return undefined;
  const read = readQuery(resolution.routeId, search);
  if (read.length > QUERY_MAX_LENGTH || isCalculation(resolution.routeId, read)) return undefined;
  // A record that is gone answers 404 on the address of a page.
  return { key: `${language} ${device} ${pathname}${read}`, search: read };
}
