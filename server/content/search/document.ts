import type { WireSuggestion } from '../../../shared/api/product-card.ts';

/** A record for the search: plain text, and the data of a result. */
export interface SearchDocument {
  id: number;
  urlName: string;
  url: string;
  name: string;
  /** The most significant words after the name: keywords, tags, customer. Searched, not shown. */
  keywords?: string[];
  /** Words that uniquely identify it: a search for one of them alone lists it first. */
  calledBy?: string[];
  /** One or two sentences; the start of a snippet when the body has no better place. */
  lead: string;
  /** The rest of its text. */
  body: string;
  imgUrl?: string | null;
  note?: string;
  publishedOn?: string;
  /** Only documents with a model name are found by model. */
  modeName?: string;
  skus?: string[];
  ended?: boolean;
  /** Listed after all others, discontinued products included: vacancies, which share the words of every subject. */
  isLast?: boolean;
  successor?: WireSuggestion;
  /** The record's card, for calls that list its kind alone. */
  card: object;
}

/** A kind of results: a tab of the search page. */
export interface SearchKind {
  /** Value of the parameter `type`; stable once published. */
  type: number;
  name: string;
  documents: SearchDocument[];
}

/** One of the site's own pages, which have no cards. */
export type PageDocument = Omit<SearchDocument, 'id' | 'card'>;
