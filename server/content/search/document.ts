import type { Suggestion } from '../../../shared/api/goods.ts';

/** A record as the search sees it: plain text, and what a result shows of it. */
export interface SearchDocument {
  id: number;
  urlName: string;
  url: string;
  name: string;
  /** The most telling words beside the name: keywords, tags, customer. Searched, not shown. */
  keywords?: string[];
  /** Words that mean it and nothing else: whoever searches for just one of them gets it first. */
  calledBy?: string[];
  /** One or two sentences; the start of a snippet when the body has no better place. */
  lead: string;
  /** Everything else that it says. */
  body: string;
  imgUrl?: string | null;
  note?: string;
  publishedOn?: string;
  /** Only what has a model name is also found by it. */
  modeName?: string;
  skus?: string[];
  ended?: boolean;
  successor?: Suggestion;
  /** The record's card, for calls that list its kind alone. */
  card: object;
}

/** A kind of results: a tab of the search page. */
export interface SearchKind {
  /** What the calls take as `type`; never changes once published. */
  type: number;
  name: string;
  documents: SearchDocument[];
}
