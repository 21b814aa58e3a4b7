import { recordLists } from '../../../records/kinds.ts';
import { contentPages } from '../../../shared/paths/content-pages.ts';
import {
  careerPath,
  categoryPath,
  newsPath,
  productPath,
  solutionPath,
  subCategoryPath,
} from '../../../shared/paths/params.ts';
import { createResolver, type Resolve } from '../../../shared/paths/resolve.ts';
import type { RouteId } from '../../../shared/paths/routes.ts';
import type { SlugIndex, SlugKind } from '../../../shared/paths/slugs.ts';
import type { OperatorRows } from '../../../shared/paths/table.ts';
import { buildTable } from '../../../shared/paths/table-check.ts';
import { withWideRows } from '../../../shared/paths/wide-rows.ts';
import type { Corpus } from '../../corpus.ts';

type PathsOfKind = Partial<Record<SlugKind, Map<number, string | null>>>;

/** Canonical paths of all records with an id. */
function slugsOf({ products, news, careers, solutions, categories, site }: Corpus): SlugIndex {
  const paths: PathsOfKind = {
    product: new Map(products.map((item) => [item.id, productPath({ id: item.id, slug: item.urlName })])),
    news: new Map(news.map((item) => [item.id, newsPath(item)])),
    career: new Map(careers.map((item) => [item.id, careerPath(item)])),
    solution: new Map(
      solutions.map((item, index) => [item.id, solutionPath(site.solutionNames, item, index)]),
    ),
    category: new Map(categories.map(({ id, urlName }) => [id, categoryPath(urlName)])),
    'sub-category': new Map(
      categories.flatMap(({ urlName, child }) =>
        child.map((sub): [number, string | null] => [
          sub.id,
          subCategoryPath(urlName, { id: sub.id, slug: sub.urlName }),
        ]),
      ),
    ),
  };
  return {
    pathOf: (kind, id) => paths[kind]?.get(id) ?? null,
    has: (kind, path) => [...(paths[kind]?.values() ?? [])].includes(path),
  };
}

/** Names by which pages without an id are addressed. */
function namesOf({
  categories,
  cases,
  blog,
  technology,
  faq,
  webinars,
}: Corpus): Partial<Record<RouteId, Set<string>>> {
  const questions = faq.flatMap(({ entries }) => entries);
  const names = (items: { urlName: string }[]) => new Set(items.map(({ urlName }) => urlName));
  return {
    category: names(categories),
    'case-study': names(cases),
    'blog-article': names(blog),
    'technology-article': names(technology),
    'faq-article': names(questions),
    webinar: new Set(webinars.map(({ date }) => date.replaceAll('-', ''))),
    // A tag has a page as soon as an article or question carries it.
    tag: new Set([...blog, ...technology, ...questions].flatMap(({ tags }) => tags)),
  };
}

/** Parameters of the pages that show records of records/, by route. */
function namesOfRecords(corpus: Corpus, resolve: Resolve): Partial<Record<RouteId, Set<string>>> {
  const names: Partial<Record<RouteId, Set<string>>> = {};
  for (const [{ pathOf }, records] of recordLists(corpus)) {
    for (const record of records) {
      const path = pathOf?.(record as never, corpus);
      const page = path === undefined ? undefined : resolve(path, '');
      if (page?.kind !== 'page' || page.param === undefined) continue;
      names[page.routeId] ??= new Set();
      names[page.routeId]?.add(page.param);
    }
  }
  return names;
}

/**
 * Creates the resolver for links in the content: a page requires its record. By default without operators' redirects,
 * so that links to them are faults.
 */
export function createAddressBook(corpus: Corpus, rows: Partial<OperatorRows> = {}): Resolve {
  const table = buildTable(rows, contentPages(corpus.pages, corpus.site.solutionNames));
  const resolve = withWideRows(createResolver(table, slugsOf(corpus)), table.wide ?? []);
  const names = { ...namesOfRecords(corpus, resolve), ...namesOf(corpus) };
  return (path, search) => {
    const resolution = resolve(path, search);
    if (resolution.kind !== 'page' || resolution.param === undefined) return resolution;
    const isKnown = names[resolution.routeId]?.has(resolution.param) ?? true;
    return isKnown ? resolution : { kind: 'not-found', reason: 'この名前の記録はありません', dead: false };
  };
}
