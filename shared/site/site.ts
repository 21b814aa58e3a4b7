import type { SiteRecord } from './site-schema.ts';

/** Data about the operator for pages. Every page sends it to the browser: mail recipients and the like are excluded. */
export type Site = Pick<SiteRecord, (typeof PUBLIC_FIELDS)[number]>;

/** A contact of the vendor. */
export type Contact = NonNullable<SiteRecord['contacts']['sales']>;

/** The contact with an id; of a site without it the one for sales, or else the first. */
export function contactOf({ contacts }: Pick<SiteRecord, 'contacts'>, id = 'sales'): Contact {
  const own = Object.hasOwn(contacts, id) ? contacts[id] : undefined;
  const contact = own ?? contacts.sales ?? Object.values(contacts)[0];
  if (!contact) throw new Error('a site has at least one contact');
  return contact;
}

const PUBLIC_FIELDS = [
  'name',
  'legalName',
  'englishName',
  'shortEnglishName',
  'tagline',
  'description',
  'origin',
  'address',
  'contacts',
  'email',
  'securityEmail',
  'social',
  'warranty',
  'examples',
  'quickInquiry',
  'tiers',
] as const satisfies readonly (keyof SiteRecord)[];

/** The part of the record that a browser may know. */
export function publicSite(record: SiteRecord): Site {
  return Object.fromEntries(
    PUBLIC_FIELDS.flatMap((field) => (record[field] === undefined ? [] : [[field, record[field]]])),
  ) as unknown as Site;
}
