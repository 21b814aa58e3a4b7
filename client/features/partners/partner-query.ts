import { PARTNER_KINDS } from '../../../shared/api/vocabulary.ts';
import { PREFECTURES, type Prefecture } from '../../../shared/prefectures.ts';
import { formatItems } from '../../../shared/products/list-path.ts';
import { parseItems } from '../../../shared/products/selection.ts';

/** What visitors look for; the address of the page says it. */
export interface PartnerQuery {
  prefecture?: Prefecture;
  kind?: (typeof PARTNER_KINDS)[number];
  /** The list of products that the visitor came with, and goes on with to a quotation. */
  items?: string;
}

/** Whether the address names a place or a kind that there is not. */
export function isInventedQuery({ searchParams }: URL): boolean {
  const isUnknown = (name: string, known: readonly string[]) => {
    const value = searchParams.get(name);
    return Boolean(value) && !known.includes(value ?? '');
  };
  return isUnknown('prefecture', PREFECTURES) || isUnknown('kind', PARTNER_KINDS);
}

/** What is no prefecture, and no kind, counts as not chosen; of a list stays what can be one. */
export function readPartnerQuery({ searchParams }: URL): PartnerQuery {
  const prefecture = PREFECTURES.find((name) => name === searchParams.get('prefecture'));
  const kind = PARTNER_KINDS.find((name) => name === searchParams.get('kind'));
  const items = formatItems(parseItems(searchParams.get('items') ?? '').rows);
  return { ...(prefecture && { prefecture }), ...(kind && { kind }), ...(items && { items }) };
}

export function partnerSearch(query: PartnerQuery): string {
  return `?${new URLSearchParams({ ...query })}`;
}
