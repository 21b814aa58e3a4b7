import type { SiteRecord } from '../shared/site/site-schema.ts';

/** Fields of site.yaml in generated downloads; a change of any other field does not regenerate them. */
export type Publisher = Pick<SiteRecord, 'address' | 'email' | 'englishName' | 'legalName' | 'origin'> & {
  contacts: Pick<SiteRecord['contacts'], 'sales'>;
};

export function publisherOf(site: SiteRecord): Publisher {
  const { address, email, englishName, legalName, origin, contacts } = site;
  return { address, email, englishName, legalName, origin, contacts: { sales: contacts.sales } };
}
