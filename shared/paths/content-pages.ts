import { readDetail } from './details.ts';
import { GONE, LEGACY_REDIRECTS } from './legacy.ts';
import { isResource } from './resources.ts';
import { ROUTES, type Route, type Section } from './routes.ts';

/** A page of content/pages: its address, and the part of the site that it belongs to. */
export interface ContentPath {
  path: string;
  section?: Section | undefined;
}

/** How the pages of a content folder differ from those that the route table expects there. */
export interface ContentPages {
  /** Paths of the table that the content has nothing for: there is no such page. */
  readonly missing: readonly string[];
  /** Pages of the content that the table does not know. */
  readonly extra: readonly ContentPath[];
  /** Names that the first solutions of the list go by, in their order. */
  readonly solutionNames: readonly string[];
}

/** A content folder that has what the table expects, and no more. */
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

/** The routes that exist with this content, without those that a parameter makes many of. */
export function staticRoutes({ missing }: ContentPages): Route[] {
  return [...STATIC.values()].filter(({ pattern }) => !missing.includes(pattern));
}

const TAKEN = new Set([
  ...ALL.flatMap(({ aliases = [] }) => aliases.map((alias) => alias.toLowerCase())),
  ...LEGACY_REDIRECTS.map(({ from }) => from.toLowerCase()),
  ...GONE.map(({ path }) => path.toLowerCase()),
]);

/** Why no page of the content can stand at this address; undefined when one can. */
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
