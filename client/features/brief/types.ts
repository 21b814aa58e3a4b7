import type { Crumb } from '../../components/breadcrumbs.tsx';
import type { IconName } from '../../components/icon.tsx';

/**
 * A page that is text: what it says, without how it looks. Plain data, because it travels from the loader to the page.
 * Texts may carry links: `[サポート案内](/service)`.
 */
export interface BriefText {
  title: string;
  /** A short English line above the title. */
  eyebrow: string;
  lead: string;
  /** A drawing beside the title, 16:9. */
  cover?: string;
  /** For search engines, 70 to 120 characters. */
  description: string;
  /** The pages above this one. */
  crumbs?: Crumb[];
  sections: BriefSection[];
  /** Products of these sub-categories, after the first section. */
  products?: { title: string; lead?: string; subIds: number[] };
  /** Customer stories, after the last section. */
  cases?: { title: string; industry?: string; productIds?: number[] };
  /** The conversation that the page leads to; its own next steps stand in a section. */
  consult?: { title: string; text: string; about?: string };
}

export interface BriefSection {
  /** Address within the page. */
  id: string;
  title: string;
  lead?: string;
  blocks: BriefBlock[];
}

export interface Point {
  title: string;
  text: string;
}

export interface LinkCard extends Point {
  to: string;
  icon?: IconName;
}

export interface CoverLink extends Point {
  to: string;
  /** A drawing above the words, 16:9. */
  cover?: string;
  /** A short line above the title, such as a day. */
  meta: string;
}

export type BriefBlock =
  | { kind: 'paragraphs'; texts: string[] }
  | { kind: 'list'; items: string[] }
  /** Things to do, one after the other. */
  | { kind: 'steps'; items: Point[] }
  /** Things that stand beside each other. */
  | { kind: 'points'; items: Point[] }
  | { kind: 'facts'; rows: [name: string, value: string][] }
  | { kind: 'table'; caption: string; head: string[]; rows: string[][] }
  | { kind: 'cards'; items: LinkCard[] }
  | { kind: 'covers'; items: CoverLink[] }
  | { kind: 'questions'; items: { question: string; answer: string }[] }
  | { kind: 'notice'; text: string }
  /** Phone, e-mail and hours. */
  | { kind: 'contact'; desk: 'sales' | 'support' };

/** Pages by their path. */
export type BriefPages = Readonly<Record<string, BriefText>>;
