import type { Partner } from '../../../records/partner/wire.ts';
import { queryString } from '../../../shared/api/transport.ts';
import { type PartnerQuery, partnerSearch } from './partner-query.ts';

/** Address of the quotation form with the partner's name, the visitor's list and a link back. */
export function quotePath({ name, prefecture }: Partner, query: PartnerQuery): string {
  return `/get-price${queryString({
    happenContent: `見積もりの依頼先:${name}(${prefecture})`,
    items: query.items,
    backUrl: `/partners${partnerSearch(query)}`,
  })}`;
}
