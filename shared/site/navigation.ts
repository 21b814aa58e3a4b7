import type { Section } from '../paths/routes.ts';
import type { NavigationRecord, SITE_LISTS } from './navigation-schema.ts';

export interface NavLink {
  name: string;
  path: string;
  /** One line for menus that have room for it. */
  note?: string | undefined;
}

/** A place that is filled with what the site lists at that time. */
export interface SiteList {
  list: (typeof SITE_LISTS)[number];
}

type Main = NavigationRecord['main'][number];

export interface MainEntry extends NavLink {
  panel?: Main['panel'];
  links: NavLink[];
  /** The part of the site whose pages mark this entry. */
  section?: Section | undefined;
}

export interface FooterColumn {
  name: string;
  path: string;
  links: (NavLink | SiteList)[];
}

/** Menus, footer and side buttons, every list in its place. */
export interface Navigation {
  /** The place of an entry in this list is its `subNavIndex`. */
  main: MainEntry[];
  dropdown?: { name: string; links: NavLink[] } | undefined;
  top: NavLink[];
  mobile: NavLink[];
  side?: NavigationRecord['side'];
  /** Every document has it in its markup alone: the browser does not know it. */
  footer?: { columns: FooterColumn[]; legal: NavLink[] } | undefined;
}
