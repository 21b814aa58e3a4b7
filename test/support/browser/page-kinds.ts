import { DEFAULT_PREVIEW } from '../../../shared/constants.ts';
import { parseParam } from '../../../shared/paths/params.ts';
import { ROUTES, type Route, type RouteId } from '../../../shared/paths/routes.ts';
import { NAMED_SOLUTIONS } from '../content/solution-names.ts';

/** Data about the pages of a running site. */
export interface KnownPages {
  /** Path of a sample for each page family that has one. */
  samples: ReadonlyMap<RouteId, string>;
  sitemap: readonly string[];
  documents: ReadonlyMap<string, string>;
  links: readonly { page: string; target: string }[];
  /** Paths that the site's search returns for a text. */
  search(text: string): Promise<string[]>;
}

interface Need {
  what: string;
  /** File in which the item is added. */
  file: string;
  /** Page families that do not need the item. */
  without: readonly RouteId[];
  isMet(route: Route, pages: KnownPages, sample: string): boolean | Promise<boolean>;
}

const OWN_PATHS = new Set(
  (ROUTES as readonly Route[]).filter(({ param }) => !param).map(({ pattern }) => pattern),
);

/**
 * Returns whether a path belongs to a family. Two families may share a pattern and differ in the form of the
 * parameter.
 */
function isOf({ id, pattern, param }: Route, path: string): boolean {
  if (!param) return path === pattern;
  if (id === 'solution' && NAMED_SOLUTIONS.includes(path)) return true;
  const shape = new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`);
  const last = path.slice(path.lastIndexOf('/') + 1);
  return !OWN_PATHS.has(path) && shape.test(path) && parseParam(param, last) !== null;
}

function headingOf(html: string): string {
  const [, heading = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(html) ?? [];
  return heading.replace(/<[^>]+>/g, '').replaceAll('&amp;', '&');
}

function sharedPicture(html: string): string {
  return /<meta property="og:image" content="([^"]*)"/.exec(html)?.[1] ?? '';
}

/**
 * Registrations that a page family needs besides the route table and the page's module; docs/new-page-kind.md
 * explains them.
 */
const NEEDS: readonly Need[] = [
  {
    what: 'a sample, so that the suites over the whole site see it',
    file: 'test/support/content/sample-paths.ts',
    without: [],
    isMet: (_, { documents }, sample) => documents.has(sample),
  },
  {
    what: 'an entry in a sitemap',
    file: 'server/resources/sitemap-sources.ts and server/middleware/files/resources.ts, or indexable: false in shared/paths/routes.ts',
    without: ['search', 'compare', 'product-list'],
    isMet: (route, { sitemap }) => sitemap.some((path) => isOf(route, path)),
  },
  {
    what: 'a link from another page',
    file: 'the navigation, or the page that lists it',
    without: [],
    isMet: (route, { links }) =>
      links.some(({ page, target }) => page !== target && isOf(route, target.replace(/\?.*/, ''))),
  },
  {
    what: 'results in the search',
    file: 'pages in its serve.ts, or content/site-pages.yaml for a page without records',
    without: ['search', 'tag', 'sub-category'],
    async isMet(route, { documents, search }, sample) {
      // Tests of the search cover pages without records, by content/site-pages.yaml.
      if (!route.param) return true;
      const found = await search(headingOf(documents.get(sample) ?? ''));
      return found.some((path) => isOf(route, path));
    },
  },
  {
    what: 'a picture for shared links',
    file: 'media/previews/previews.ts, and previewUrl in the response of its call',
    without: ['faq-article', 'tag', 'career', 'webinar', 'category', 'sub-category'],
    isMet: ({ param }, { documents }, sample) =>
      !param || !sharedPicture(documents.get(sample) ?? '').endsWith(DEFAULT_PREVIEW),
  },
];

/** Checklist of a family that lacks everything. */
export const CHECKLIST: readonly string[] = NEEDS.map(({ what, file }) => `lacks ${what}: ${file}`);

/** Items that a page family lacks, each with the file to change; empty when it is complete. */
export async function missingPlaces(
  pages: KnownPages,
  routes = ROUTES as readonly Route[],
): Promise<string[]> {
  const problems: string[] = [];
  for (const route of routes) {
    const sample = pages.samples.get(route.id) ?? '';
    for (const { what, file, without, isMet } of NEEDS) {
      const excused = without.includes(route.id);
      const met = await isMet(route, pages, sample);
      if (!met && !excused) problems.push(`${route.id} lacks ${what}: ${file}`);
      if (met && excused && route.param)
        problems.push(`${route.id} has ${what}, but is excused from it: test/support/browser/page-kinds.ts`);
    }
  }
  return problems;
}
