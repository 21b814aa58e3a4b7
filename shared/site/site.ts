import type { SiteRecord } from './site-schema.ts';

/** Data about the operator for pages. Every page sends it to the browser: mail recipients and the like are excluded. */
export type Site = Pick<SiteRecord, (typeof PUBLIC_FIELDS)[number]>;

export type ContactName = keyof SiteRecord['contacts'];

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
  return Object.fromEntries(
    PUBLIC_FIELDS.flatMap((field) => (record[field] === undefined ? [] : [[field, record[field]]])),
  ) as unknown as Site;
}
