import { PREFECTURES, type Prefecture } from '../../../shared/address/prefectures.ts';
import { PARTNER_KINDS } from '../../../shared/api/vocabulary.ts';
import { formatItems } from '../../../shared/products/list-path.ts';
import { parseItems } from '../../../shared/products/selection.ts';

/** Search criteria in the page's address. */
export interface PartnerQuery {
  prefecture?: Prefecture;
  kind?: (typeof PARTNER_KINDS)[number];
  /** List of products that the visitor came with, passed on to a quotation. */
  items?: string;
}

/** Returns whether the address contains an unknown prefecture or kind. */
export function isInventedQuery({ searchParams }: URL): boolean {
  const isUnknown = (name: string, known: readonly string[]) => {
    const value = searchParams.get(name);
    return Boolean(value) && !known.includes(value ?? '');
  };
  return isUnknown('prefecture', PREFECTURES) || isUnknown('kind', PARTNER_KINDS);
}

/** Reads the address. Unknown prefectures and kinds are ignored; of the list, valid rows are kept. */
export function readPartnerQuery({ searchParams }: URL): PartnerQuery {
  const prefecture = PREFECTURES.find((name) => name === searchParams.get('prefecture'));
  const kind = PARTNER_KINDS.find((name) => name === searchParams.get('kind'));
  const items = formatItems(parseItems(searchParams.get('items') ?? '').rows);
  return { ...(prefecture && { prefecture }), ...(kind && { kind }), ...(items && { items }) };
}

export function partnerSearch(query: PartnerQuery): string {
  return `?${new URLSearchParams({ ...query })}`;
}
