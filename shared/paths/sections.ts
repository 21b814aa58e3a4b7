/** Sections of the site; menus highlight them, the sitemap groups by them. */
export const SECTIONS = [
  'home',
  'products',
  'solutions',
  'case-studies',
  'webinar',
  'support',
  'company',
  'knowledge',
  'news',
  'downloads',
  'partners',
  'inquiry',
  'events',
  'search',
  'legal',
] as const;

export type Section = (typeof SECTIONS)[number];
