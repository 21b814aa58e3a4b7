import { contactsOf } from '../shared/site/site.ts';
import type { SiteRecord } from '../shared/site/site-schema.ts';
import { fillPlaces } from './content-text.ts';

const PLACE = /\{\{([^{}:]*)\}\}/g;

/** Facts of the brand that texts of the content folder may cite as `{{name}}`, so that each is written once. */
export function brandFacts(site: SiteRecord): ReadonlyMap<string, string> {
  const { address, representative, submissions } = site;
  const contacts = contactsOf(site);
  const { sales, support } = contacts;
  return new Map([
    ['name', site.name],
    ['legalName', site.legalName],
    ['englishName', site.englishName],
    ['representative', `${representative.title} ${representative.name}`],
    ['postalAddress', `〒${address.postalCode} ${address.region}${address.locality}${address.street}`],
    ['phone', sales.phone],
    ['supportPhone', support.phone],
    ['businessHours', sales.hours],
    ['supportHours', support.hours],
    ...Object.entries(contacts).flatMap(([id, { phone, hours }]) => [
      [`phone.${id}`, phone] as const,
      [`hours.${id}`, hours] as const,
    ]),
    ['daysUntilDelivery', String(site.warranty.daysUntilDelivery)],
    ...(submissions ? keepYears(submissions) : []),
    ['email', site.email],
    ['securityEmail', site.securityEmail],
    ['origin', site.origin],
  ]);
}

/** Years of retention: one value for all forms, and one for each form that sets its own. */
function keepYears({ keepYears, forms }: NonNullable<SiteRecord['submissions']>): [string, string][] {
  const ofForms = Object.entries(forms).map(([form, years]): [string, string] => [
    `keepYears.${form}`,
    String(years),
  ]);
  return [['keepYears', String(keepYears)], ...ofForms];
}

/** Replaces `{{name}}` by the brand's facts and returns the names that are unknown. */
export function fillBrandFacts(
  source: string,
  facts: ReadonlyMap<string, string>,
): { source: string; unknown: string[] } {
  return fillPlaces(source, PLACE, (name) => facts.get(name));
}
