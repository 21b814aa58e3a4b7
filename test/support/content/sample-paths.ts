import { pageModules } from '../../../client/routes/pages.ts';
import { readDetail } from '../../../shared/paths/details.ts';
import { SITEMAPS } from '../../../shared/paths/resources.ts';
import { ROUTES, type Route, type RouteId } from '../../../shared/paths/routes.ts';
import { SOLUTION_NAMES } from './solution-names.ts';

/** Existing record for each page family that needs a parameter. */
const PARAMS: Partial<Record<RouteId, string>> = {
  category: 'switches',
  'sub-category': 'access-l2_12',
  product: 'ms2310-24p4x_p112.html',
  solution: `${SOLUTION_NAMES[0]}.html`,
  'case-study': 'wifi7ma3511',
  webinar: '20250925',
  career: '',
  'news-article': '',
  tag: 'poe',
};

/** Function that lists pages of a running site, each with its page family. */
export type PagesOf = (origin: string) => Promise<{ id: RouteId; path: string }[]>;

const OWN_PATHS = new Set(
  (ROUTES as readonly Route[]).filter(({ param }) => !param).map(({ pattern }) => pattern),
);

/** Paths that a sitemap lists. */
export async function locationsIn(address: string): Promise<string[]> {
  const xml = await (await fetch(address)).text();
  return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}

/**
 * A path of every page family that has a record, and all pages that exist only as content, for suites over
 * the whole site. Articles and careers are taken from their lists, so that the sample never goes stale.
 */
export async function samplePaths(origin: string): Promise<{ id: RouteId; path: string }[]> {
  const first = async (path: string) => {
    const { data } = (await (await fetch(`${origin}/api${path}`)).json()) as {
      data: { list: { id: number; urlName: string }[] };
    };
    return data.list[0];
  };
  const [pages, news, career, blog, topic, question] = await Promise.all([
    locationsIn(origin + SITEMAPS.pages),
    first('/news/pageList?limit=1'),
    first('/recruit/pageList?limit=1'),
    first('/blog/pageList?limit=1'),
    first('/topic/pageList?limit=1'),
    first('/faq/pageList?limit=1'),
  ]);
  const params: Partial<Record<RouteId, string>> = {
    ...PARAMS,
    'news-article': `${news?.urlName}_${news?.id}.html`,
    career: `${career?.urlName}_r${career?.id}.html`,
    'blog-article': blog?.urlName ?? '',
    'technology-article': topic?.urlName ?? '',
    'faq-article': question?.urlName ?? '',
  };
  const ofTable = (ROUTES as readonly Route[]).flatMap(({ id, pattern, param }) => {
    if (!param) return [{ id, path: pattern }];
    const value = params[id];
    return value ? [{ id, path: pattern.replace(':category', 'switches').replace(':param', value) }] : [];
  });
  // The sitemap of pages also lists the categories, which are a separate family.
  const others = pages.filter((path) => !OWN_PATHS.has(path) && !readDetail(path));
  return [...ofTable, ...others.map((path) => ({ id: 'text-page' as const, path }))];
}

/** A path for each page module: the first of the pages that share it. */
export async function pageOfEachKind(origin: string): Promise<{ id: RouteId; path: string }[]> {
  const pages = await samplePaths(origin);
  const kindOf = ({ id, path }: { id: RouteId; path: string }) => {
    const { source, part } = pageModules[id];
    return part?.(path.slice(path.lastIndexOf('/') + 1)) ?? source;
  };
  return pages.filter((page, index) => pages.findIndex((other) => kindOf(other) === kindOf(page)) === index);
}
