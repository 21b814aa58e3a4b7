import type { Corpus } from '../../../corpus/corpus.ts';
import type { SitePageRecord } from '../../../corpus/schema/site-page.ts';
import type { CategoryRecord } from '../../../records/category/record.ts';
import { SERVED_KINDS } from '../../../records/served.ts';
import { SEARCH_TYPE } from '../../../shared/api/vocabulary.ts';
import type { ListTitles } from '../../../shared/site/list-titles.ts';
import type { Catalogue } from '../catalogue.ts';
import type { PageDocument, SearchKind } from './document.ts';

/** The site's own pages: pages of text, categories, and pages of records without a tab. */
export function pageKind(catalogue: Catalogue, titles: ListTitles): SearchKind {
  const { sitePages, pages: textPages, categories, rendered } = catalogue;
  const described = searchablePages({ sitePages, pages: textPages });
  const paths = new Set(described.map(({ path }) => path));
  const pages = [
    ...described.map((page) => sitePage(page, rendered.pages.get(page.path))),
    ...categories.map(category).filter(({ url }) => !paths.has(url)),
    ...SERVED_KINDS.flatMap((kind) => kind.pages?.(catalogue, titles) ?? []),
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

function sitePage({ path, title, description, keywords }: SitePageRecord, body = ''): PageDocument {
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

function category({
  urlName,
  name,
  englishName,
  lead,
  child,
}: CategoryRecord): PageDocument & { url: string } {
  return {
    urlName,
    url: `/products/${urlName}`,
    name,
    keywords: [englishName],
    calledBy: [name, englishName],
    lead,
    body: child.map((sub) => `${sub.name} ${sub.lead}`).join('\n'),
  };
}
