import type { Api } from '../../../records/client.ts';
import type { Partner } from '../../../records/partner/wire.ts';
import { nearestFirst } from '../../../shared/address/prefecture-distances.ts';
import { PREFECTURES } from '../../../shared/address/prefectures.ts';
import { everyPage } from '../../../shared/api/every-page.ts';
import type { PartnerQuery } from './partner-query.ts';

export interface FoundPartners {
  query: PartnerQuery;
  /** Number of partners of the chosen kind by prefecture. */
  totals: Record<string, number>;
  /** Partners in the chosen prefecture, sorted by distance regardless of the API's order; null until one is chosen. */
  found: Partner[] | null;
}

function countByPrefecture(partners: Partner[]): Record<string, number> {
  return Object.fromEntries(
    PREFECTURES.map((prefecture) => [
      prefecture,
      partners.filter(({ areas }) => areas.includes(prefecture)).length,
    ]),
  );
}

export async function findPartners(api: Api, query: PartnerQuery): Promise<FoundPartners> {
  const { prefecture, kind } = query;
  const listOf = (wanted: Pick<PartnerQuery, 'prefecture'>) =>
    everyPage((paging) => api.partners.list({ ...paging, ...wanted, ...(kind && { kind }) }));
  const [all, here] = await Promise.all([listOf({}), prefecture ? listOf({ prefecture }) : null]);
  return {
    query,
    totals: countByPrefecture(all),
    found: here && nearestFirst(here, prefecture ?? ''),
  };
}
