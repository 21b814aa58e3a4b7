import { type ContentPages, EXPECTED_PAGES, staticRoutes } from './content-pages.ts';
import { type Detail, readDetail } from './details.ts';
import {
  GONE,
  type GoneRow,
  LEGACY_QUERIES,
  LEGACY_REDIRECTS,
  type QueryRow,
  type RedirectRow,
  solutionRedirects,
} from './legacy.ts';
import { namedSolutionPath } from './params.ts';
import type { RouteId } from './routes.ts';
import { findRowProblems, PathTableError, readOperatorRows } from './table-check.ts';

export { PathTableError } from './table-check.ts';

export interface PageAnswer {
  kind: 'page';
  routeId: RouteId;
  canonicalPath: string;
  param?: string;
  id?: number;
}

/** What a path is that the table knows by its full text. */
export type Entry =
  | { kind: 'page'; answer: PageAnswer; query?: QueryRow }
  | { kind: 'redirect'; row: RedirectRow; detail?: Detail }
  | { kind: 'gone'; row: GoneRow; query?: QueryRow };

export interface PathTable {
  readonly byPath: ReadonlyMap<string, Entry>;
  /** The same entries under their paths in lower case. */
  readonly byFolded: ReadonlyMap<string, Entry>;
  /** The rows of content/redirects.yaml. */
  readonly operators: { readonly redirects: readonly RedirectRow[]; readonly gone: readonly GoneRow[] };
  /** Rows of the code and of the operators together, for tests and reports. */
  readonly redirects: readonly RedirectRow[];
  readonly gone: readonly GoneRow[];
  readonly queries: readonly QueryRow[];
}

/**
 * Joins the rows of the code with the operators' rows (the parsed content/redirects.yaml) and checks them all. A row of
 * the code that leads to a page which this content does not have is left out.
 *
 * @throws {PathTableError} one error that names every bad row.
 */
export function buildTable(operatorRows: unknown, pages: ContentPages = EXPECTED_PAGES): PathTable {
  const operator = readOperatorRows(operatorRows);
  const ofCode = LEGACY_REDIRECTS.filter(({ to }) => !pages.missing.includes(to));
  const redirects = [...ofCode, ...solutionRedirects(pages.solutionNames), ...operator.redirects];
  const gone = [...GONE, ...operator.gone];
  const problems = [...operator.problems, ...findRowProblems(redirects, gone, pages)];
  if (problems.length > 0) throw new PathTableError(problems);

  const byPath = new Map<string, Entry>();
  function addPage(routeId: RouteId, canonicalPath: string, aliases: readonly string[] = []): void {
    const param = routeId === 'solution' ? canonicalPath.slice('/solutions/'.length) : undefined;
    const answer: PageAnswer = Object.freeze({
      kind: 'page',
      routeId,
      canonicalPath,
      ...(param && { param }),
    });
    for (const path of [canonicalPath, ...aliases]) byPath.set(path, { kind: 'page', answer });
  }
  for (const { id, pattern, aliases } of staticRoutes(pages)) addPage(id, pattern, aliases);
  for (const { path } of pages.extra) addPage('text-page', path);
  for (const name of pages.solutionNames) addPage('solution', namedSolutionPath(name));
  for (const row of redirects) {
    byPath.set(decodeURIComponent(row.from), { kind: 'redirect', row, detail: readDetail(row.to) });
  }
  for (const row of gone) byPath.set(decodeURIComponent(row.path), { kind: 'gone', row });
  for (const query of LEGACY_QUERIES) {
    const entry = byPath.get(query.from);
    if (entry && entry.kind !== 'redirect') byPath.set(query.from, { ...entry, query });
  }
  const byFolded = new Map([...byPath].map(([path, entry]) => [path.toLowerCase(), entry]));
  return { byPath, byFolded, operators: operator, redirects, gone, queries: LEGACY_QUERIES };
}
