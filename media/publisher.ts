import { contactsOf } from '../shared/site/site.ts';
import type { SiteRecord } from '../shared/site/site-schema.ts';

/** Fields of site.yaml in generated downloads; a change of any other field does not regenerate them. */
export type Publisher = Pick<
  SiteRecord,
  'address' | 'contacts' | 'email' | 'englishName' | 'legalName' | 'origin'
>;

export function publisherOf(site: SiteRecord): Publisher {
  const { address, email, englishName, legalName, origin } = site;
  return { address, email, englishName, legalName, origin, contacts: { sales: contactsOf(site).sales } };
}
