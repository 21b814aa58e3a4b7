import type { SiteRecord } from './site-schema.ts';

/** Data about the operator for pages. Every page sends it to the browser: mail recipients and the like are excluded. */
export type Site = Pick<SiteRecord, (typeof PUBLIC_FIELDS)[number]>;

/** A contact of the vendor. */
export type Contact = SiteRecord['contacts']['sales'];

/** The contact with an id; the one for sales where a page names none, or one that the site does not have. */
export function contactOf({ contacts }: Pick<SiteRecord, 'contacts'>, id: string | undefined): Contact {
  return (id !== undefined && Object.hasOwn(contacts, id) && contacts[id]) || contacts.sales;
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
