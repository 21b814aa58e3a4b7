import type { Partner } from '../../../shared/api/models.ts';
import { queryString } from '../../../shared/api/transport.ts';
import { type PartnerQuery, partnerSearch } from './partner-query.ts';

/** The quotation form, which names the partner, takes the visitor's list along and leads back to where they looked. */
export function quotePath({ name, prefecture }: Partner, query: PartnerQuery): string {
  return `/get-price${queryString({
    happenContent: `見積もりの依頼先:${name}(${prefecture})`,
    items: query.items,
    backUrl: `/partners${partnerSearch(query)}`,
  })}`;
}
