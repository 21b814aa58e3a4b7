import { PARTNER_KINDS } from '../../../shared/api/partner.ts';
import { PREFECTURES, type Prefecture } from '../../../shared/prefectures.ts';

/** What visitors look for; the address of the page says it. */
export interface PartnerQuery {
  prefecture?: Prefecture;
  kind?: (typeof PARTNER_KINDS)[number];
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
