import { ANCHORS } from '../../shared/paths/anchors.ts';
import { contentPages } from '../../shared/paths/content-pages.ts';
import {
  careerPath,
  categoryPath,
  newsPath,
  productPath,
  solutionPath,
  subCategoryPath,
} from '../../shared/paths/params.ts';
import { createResolver } from '../../shared/paths/resolve.ts';
import type { RouteId } from '../../shared/paths/routes.ts';
import type { SlugIndex, SlugKind } from '../../shared/paths/slugs.ts';
import { buildTable } from '../../shared/paths/table.ts';
import type { ContentProblem, Corpus } from '../corpus.ts';
import { textsOf } from './texts.ts';

type FileOf = (record: object) => string;

/** Links to addresses of this site: those of Markdown, pictures included, and those of records. */
const SITE_LINK = /(?:\]\(|"(?:to|linkUrl|path)":")(\/[^)"\s]*)/g;

/** The browser loads pictures of this site only. */
const OUTSIDE_PICTURE = /!\[[^\]]*\]\(((?:https?:)?\/\/[^)\s]*)/g;

/** Where files are served from; whether they are there shows checkPictures. */
const FILE = /^\/(?:images|media|video)\//;

type PathsOfKind = Partial<Record<SlugKind, Map<number, string | null>>>;

/** The canonical paths of everything with an id, straight from the records. */
function slugsOf({ products, news, careers, solutions, categories }: Corpus): SlugIndex {
  const paths: PathsOfKind = {
    product: new Map(products.map((item) => [item.id, productPath({ id: item.id, slug: item.urlName })])),
    news: new Map(news.map((item) => [item.id, newsPath(item)])),
    career: new Map(careers.map((item) => [item.id, careerPath(item)])),
    solution: new Map(solutions.map((item, index) => [item.id, solutionPath(item, index)])),
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

/** The names that pages without an id go by. */
function namesOf({
  categories,
  cases,
  blog,
  technology,
  faq,
}: Corpus): Partial<Record<RouteId, Set<string>>> {
  const questions = faq.flatMap(({ entries }) => entries);
  const names = (items: { urlName: string }[]) => new Set(items.map(({ urlName }) => urlName));
  return {
    category: names(categories),
    'case-study': names(cases),
    'blog-article': names(blog),
    'technology-article': names(technology),
    'faq-article': names(questions),
    // A tag has a page when something carries it.
    tag: new Set([...blog, ...technology, ...questions].flatMap(({ tags }) => tags)),
  };
}

/** Why the place within the page that a link names does not exist. */
function anchorProblem(link: string, routeId: RouteId, sections: string[]): string | undefined {
  const anchor = /#(.*)$/s.exec(link)?.[1];
  const known = [...(ANCHORS[routeId] ?? []), ...sections];
  if (anchor === undefined || known.includes(anchor)) return undefined;
  const hint =
    known.length > 0 ? `使えるのは ${known.map((id) => `#${id}`).join('、')} です` : '# 以降を外してください';
  return `${link} の行き先に #${anchor} という場所はありません。${hint}`;
}

/** Every link in a text leads straight to a page that exists: no dead end, and no detour over a redirect. */
export function checkLinks(corpus: Corpus, fileOf: FileOf): ContentProblem[] {
  const resolve = createResolver(buildTable({}, contentPages(corpus.pages)), slugsOf(corpus));
  const sectionsOf = new Map(corpus.pages.map(({ path, sections }) => [path, sections.map(({ id }) => id)]));
  const names = namesOf(corpus);

  function problemOf(link: string): string | undefined {
    const path = link.replace(/[?#].*$/s, '');
    if (FILE.test(path)) return undefined;
    const search = /\?[^#]*/.exec(link)?.[0] ?? '';
    const answer = resolve(path, search);
    if (answer.kind === 'redirect')
      return `${link} は ${answer.location} に転送されます。直接そこへ張ってください`;
    if (answer.kind !== 'page') return `${link} というページはありません`;
    const known = names[answer.routeId];
    if (known && answer.param !== undefined && !known.has(answer.param))
      return `${link} というページはありません`;
    return anchorProblem(link, answer.routeId, sectionsOf.get(path) ?? []);
  }

  return textsOf(corpus, fileOf).flatMap(({ file, field, text }) => [
    ...[...text.matchAll(SITE_LINK)].flatMap(([, link = '']) => {
      const reason = problemOf(link);
      return reason ? [{ file, field, reason }] : [];
    }),
    ...[...text.matchAll(OUTSIDE_PICTURE)].map(([, address]) => ({
      file,
      field,
      reason: `外部の画像 ${address} は表示されません。コンテンツのフォルダーの images に置き、/images/… で指定してください`,
    })),
  ]);
}
