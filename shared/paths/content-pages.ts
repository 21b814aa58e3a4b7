import { readDetail } from './details.ts';
import { GONE } from './legacy.ts';
import { isResource } from './resources.ts';
import { ROUTES, type Route, type Section } from './routes.ts';

/** A page of content/pages: its path, and the section of the site that it belongs to. */
export interface ContentPath {
  path: string;
  section?: Section | undefined;
}

/** Differences between the pages of a content folder and those that the route table expects. */
export interface ContentPages {
  /** Paths of the table without content: these pages do not exist. */
  readonly missing: readonly string[];
  /** Pages of the content that the table does not have. */
  readonly extra: readonly ContentPath[];
  /** URL names of the first solutions of the list, in order. */
  readonly solutionNames: readonly string[];
}

/** A content folder with exactly the pages that the table expects. */
export const EXPECTED_PAGES: ContentPages = { missing: [], extra: [], solutionNames: [] };

const ALL: readonly Route[] = ROUTES;
const STATIC = new Map(ALL.filter(({ param }) => !param).map((route) => [route.pattern, route]));

export function contentPages(
  pages: readonly ContentPath[],
  solutionNames: readonly string[] = [],
): ContentPages {
  const paths = new Set(pages.map(({ path }) => path));
  return {
    missing: [...STATIC.values()]
      .filter(({ pattern, fromContent }) => fromContent && !paths.has(pattern))
      .map(({ pattern }) => pattern),
    extra: pages
      .filter(({ path }) => !STATIC.has(path))
      .map(({ path, section }) => ({ path, section: section ?? sectionAbove(path) })),
    solutionNames,
  };
}

/** Routes without a parameter that exist with this content. */
export function staticRoutes({ missing }: ContentPages): Route[] {
  return [...STATIC.values()].filter(({ pattern }) => !missing.includes(pattern));
}

const TAKEN = new Set([
  ...ALL.flatMap(({ aliases = [] }) => aliases.map((alias) => alias.toLowerCase())),
  ...GONE.map(({ path }) => path.toLowerCase()),
]);

/** The reason for which a page of the content cannot have this path; undefined when it can. */
export function contentPathProblem(path: string): string | undefined {
  const route = STATIC.get(path);
  if (route) return route.fromContent ? undefined : 'このページの文は、ほかの場所に書きます';
  if (isResource(path) || isResource(`${path}/`)) {
    return 'サーバーが使うパスです';
  }
  if (TAKEN.has(path)) return '別のページへ転送されるパス、または廃止されたパスです';
  return readDetail(path) ? '記録のページのパスと重なります。別のパスにしてください' : undefined;
}

function sectionAbove(path: string): Section | undefined {
  for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
    const above = STATIC.get(path.slice(0, end));
    if (above) return above.section;
  }
  return undefined;
}
