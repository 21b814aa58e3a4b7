import type { SiteRecord } from '../shared/site/site-schema.ts';
import { fillPlaces } from './content-text.ts';

const PLACE = /\{\{([^{}:]*)\}\}/g;

/** Facts of the brand that texts of the content folder may name as `{{name}}`, so that they stand in one place. */
export function brandFacts(site: SiteRecord): ReadonlyMap<string, string> {
  const { address, representative, contacts, submissions } = site;
  return new Map([
    ['name', site.name],
    ['legalName', site.legalName],
    ['englishName', site.englishName],
    ['representative', `${representative.title} ${representative.name}`],
    ['postalAddress', `〒${address.postalCode} ${address.region}${address.locality}${address.street}`],
    ['phone', contacts.sales.phone],
    ['supportPhone', contacts.support.phone],
    ['businessHours', contacts.sales.hours],
    ['supportHours', contacts.support.hours],
    ['daysUntilDelivery', String(site.warranty.daysUntilDelivery)],
    ...(submissions ? keepYears(submissions) : []),
    ['email', site.email],
    ['securityEmail', site.securityEmail],
    ['origin', site.origin],
  ]);
}

/** Of all forms, and of those that have years of their own. */
function keepYears({ keepYears, forms }: NonNullable<SiteRecord['submissions']>): [string, string][] {
  const ofForms = Object.entries(forms).map(([form, years]): [string, string] => [
    `keepYears.${form}`,
    String(years),
  ]);
  return [['keepYears', String(keepYears)], ...ofForms];
}

/** Puts the facts that a source names in their places, and says which names stand for none. */
export function fillBrandFacts(
  source: string,
  facts: ReadonlyMap<string, string>,
): { source: string; unknown: string[] } {
  return fillPlaces(source, PLACE, (name) => facts.get(name));
}
