import type { Section } from '../paths/routes.ts';
import type { NavigationRecord, SITE_LISTS } from './navigation-schema.ts';

export interface NavLink {
  name: string;
  path: string;
  /** One line for menus that have space for it. */
  note?: string | undefined;
}

/** A placeholder for a list that the site fills in when it renders. */
export interface SiteList {
  list: (typeof SITE_LISTS)[number];
}

type Main = NavigationRecord['main'][number];

export interface MainEntry extends NavLink {
  panel?: Main['panel'];
  links: NavLink[];
  /** The section of the site whose pages highlight this entry. */
  section?: Section | undefined;
}

export interface FooterColumn {
  name: string;
  path: string;
  links: (NavLink | SiteList)[];
}

/** Menus, footer and side buttons, with all lists inserted. */
export interface Navigation {
  /** The index of an entry in this list is its `subNavIndex`. */
  main: MainEntry[];
  dropdown?: { name: string; links: NavLink[] } | undefined;
  top: NavLink[];
  mobile: NavLink[];
  side?: NavigationRecord['side'];
  /** Only in the markup of documents: it is not serialized for the browser. */
  footer?: { columns: FooterColumn[]; legal: NavLink[] } | undefined;
}
