import { PARTNER_KINDS } from '../../../shared/api/vocabulary.ts';
import { PREFECTURES, type Prefecture } from '../../../shared/prefectures.ts';

/** What visitors look for; the address of the page says it. */
export interface PartnerQuery {
  prefecture?: Prefecture;
  kind?: (typeof PARTNER_KINDS)[number];
}

/** Whether the address names a place or a kind that there is not. */
export function isInventedQuery({ searchParams }: URL): boolean {
  const isUnknown = (name: string, known: readonly string[]) => {
    const value = searchParams.get(name);
    return Boolean(value) && !known.includes(value ?? '');
  };
  return isUnknown('prefecture', PREFECTURES) || isUnknown('kind', PARTNER_KINDS);
}

/** What is no prefecture, and no kind, counts as not chosen. */
export function readPartnerQuery({ searchParams }: URL): PartnerQuery {
  const prefecture = PREFECTURES.find((name) => name === searchParams.get('prefecture'));
  const kind = PARTNER_KINDS.find((name) => name === searchParams.get('kind'));
  return { ...(prefecture && { prefecture }), ...(kind && { kind }) };
}

export function partnerSearch(query: PartnerQuery): string {
  return `?${new URLSearchParams({ ...query })}`;
}
