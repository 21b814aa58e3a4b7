import type { SiteRecord } from '../shared/site/site-schema.ts';

/** What files for download say of the vendor: a change of anything else in site.yaml makes none of them anew. */
export type Publisher = Pick<SiteRecord, 'address' | 'email' | 'englishName' | 'legalName' | 'origin'> & {
  contacts: Pick<SiteRecord['contacts'], 'sales'>;
};

export function publisherOf(site: SiteRecord): Publisher {
  const { address, email, englishName, legalName, origin, contacts } = site;
  return { address, email, englishName, legalName, origin, contacts: { sales: contacts.sales } };
}
