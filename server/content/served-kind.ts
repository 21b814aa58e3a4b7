import type { Router } from 'express';
import type { DocumentEntry } from '../../corpus/media-files/documents.ts';
import type { ListTitles } from '../../shared/site/list-titles.ts';
import type { Catalogue } from './catalogue.ts';
import type { PageDocument, SearchDocument } from './search/document.ts';
import type { Search } from './search/search.ts';

/** Parts of the content service for the handlers of a kind. */
export interface Services {
  catalogue: Catalogue;
  search: Search;
  /** Generated downloads. */
  documents: DocumentEntry[];
  /** The current moment. */
  now(): Date;
}

/** A kind of results with a tab of its own on the search page. */
interface ResultKind {
  /** Value of the parameter `type`; stable once published. */
  type: number;
  /** Name of the tab. */
  nameOf(titles: ListTitles): string;
  documents(catalogue: Catalogue): SearchDocument[];
}

/** The part of a kind of records in the content service. */
export interface ServedKind {
  /** Handlers of the kind's calls. */
  routes(services: Services): Router;
  /** Its results in the search; none for kinds that are found as pages, or not at all. */
  results?: ResultKind;
  /** The pages of its records, for the search over the site's pages; none for records without pages. */
  pages?(catalogue: Catalogue, titles: ListTitles): PageDocument[];
  /** Texts of its records that pages of text show below their own; several for a page are joined. */
  texts?(catalogue: Catalogue): { path: string; text: string }[];
}
