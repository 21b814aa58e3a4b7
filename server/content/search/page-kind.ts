import type { Corpus } from '../../../corpus/corpus.ts';
import type { SitePageRecord } from '../../../corpus/schema/site-page.ts';
import { SERVED_KINDS } from '../../../records/served.ts';
import { SEARCH_TYPE } from '../../../shared/api/vocabulary.ts';
import type { ListTitles } from '../../../shared/site/list-titles.ts';
import type { Catalogue } from '../catalogue.ts';
import type { PageDocument, SearchKind } from './document.ts';

/** The site's own pages: pages of text, and pages of records without a tab that none of them describes. */
export function pageKind(catalogue: Catalogue, titles: ListTitles): SearchKind {
  const { sitePages, pages: textPages, rendered } = catalogue;
  const described = searchablePages({ sitePages, pages: textPages });
  const paths = new Set(described.map(({ path }) => path));
  const ofRecords = SERVED_KINDS.flatMap((kind) => kind.pages?.(catalogue, titles) ?? []);
  const shown = SERVED_KINDS.flatMap((kind) => kind.texts?.(catalogue) ?? []);
  const bodyOf = (wanted: string) =>
    [rendered.pages.get(wanted), ...shown.filter(({ path }) => path === wanted).map(({ text }) => text)]
      .filter((text) => text !== undefined)
      .join('\n');
  const pages = [
    ...described.map((page) => sitePage(page, bodyOf(page.path))),
    ...ofRecords.filter(({ url }) => !paths.has(url)),
  ];
  return {
    type: SEARCH_TYPE.page,
    name: 'ページ',
    documents: pages.map((page, index) => ({ ...page, id: index + 1, card: {} })),
  };
}

/** Pages of text have their search data in their own file, others in content/site-pages.yaml. */
export function searchablePages({ sitePages, pages }: Pick<Corpus, 'sitePages' | 'pages'>): SitePageRecord[] {
  const texts = pages.flatMap(({ path, title, search }) => (search ? [{ path, title, ...search }] : []));
  return [...sitePages, ...texts];
}

function sitePage({ path, title, description, keywords }: SitePageRecord, body: string): PageDocument {
  return {
    urlName: path.slice(path.lastIndexOf('/') + 1),
    url: path,
    name: title,
    keywords,
    calledBy: [title, ...keywords],
    lead: description,
    body,
  };
}
