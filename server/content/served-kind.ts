import type { Router } from 'express';
import type { ListTitles } from '../../shared/site/list-titles.ts';
import type { Catalogue } from './catalogue.ts';
import type { PageDocument } from './search/document.ts';

/** The part of a kind of records in the content service. */
export interface ServedKind {
  /** Handlers of the kind's calls. */
  routes(catalogue: Catalogue): Router;
  /** The pages of its records, for the search over the site's pages; none for records without pages. */
  pages?(catalogue: Catalogue, titles: ListTitles): PageDocument[];
}
