import type { SiteRecord } from './site-schema.ts';

/** Data about the operator for pages. Every page sends it to the browser: mail recipients and the like are excluded. */
export type Site = Omit<Pick<SiteRecord, (typeof PUBLIC_FIELDS)[number]>, 'contacts'> & {
  contacts: SiteRecord['contacts'] & { sales: Contact; support: Contact };
};

/** A contact of the vendor. */
export type Contact = NonNullable<SiteRecord['contacts']['sales']>;

/** The contact with an id; the one for sales where a page names none, or one that the site does not have. */
export function contactOf({ contacts }: Pick<Site, 'contacts'>, id: string | undefined): Contact {
  return (id !== undefined && Object.hasOwn(contacts, id) && contacts[id]) || contacts.sales;
}

/** The contacts of a vendor. Without one for sales the first takes its place, and that one also the place of support. */
export function contactsOf({ contacts }: Pick<SiteRecord, 'contacts'>): Site['contacts'] {
  const sales = contacts.sales ?? (Object.values(contacts)[0] as Contact);
  return { ...contacts, sales, support: contacts.support ?? sales };
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
] as const satisfies readonly (keyof SiteRecord)[];

/** The part of the record that a browser may know. */
export function publicSite(record: SiteRecord): Site {
  const fields = PUBLIC_FIELDS.flatMap((field) =>
    record[field] === undefined ? [] : [[field, record[field]]],
  );
  return { ...(Object.fromEntries(fields) as Site), contacts: contactsOf(record) };
}
