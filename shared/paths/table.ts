import { type Detail, readDetail } from './details.ts';
import {
  GONE,
  type GoneRow,
  LEGACY_QUERIES,
  LEGACY_REDIRECTS,
  type QueryRow,
  type RedirectRow,
} from './legacy.ts';
import { ROUTES, type Route, type RouteId } from './routes.ts';
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
  /** Rows of the code and of the operators together, for tests and reports. */
  readonly redirects: readonly RedirectRow[];
  readonly gone: readonly GoneRow[];
  readonly queries: readonly QueryRow[];
}

/**
 * Joins the rows of the code with the operators' rows (the parsed content/redirects.yaml) and checks them all.
 *
 * @throws {PathTableError} one error that names every bad row.
 */
export function buildTable(operatorRows: unknown): PathTable {
  const operator = readOperatorRows(operatorRows);
  const redirects = [...LEGACY_REDIRECTS, ...operator.redirects];
  const gone = [...GONE, ...operator.gone];
  const problems = [...operator.problems, ...findRowProblems(redirects, gone)];
  if (problems.length > 0) throw new PathTableError(problems);

  const byPath = new Map<string, Entry>();
  for (const route of ROUTES as readonly Route[]) {
    if (route.param) continue;
    const answer: PageAnswer = Object.freeze({
      kind: 'page',
      routeId: route.id,
      canonicalPath: route.pattern,
    });
    for (const path of [route.pattern, ...(route.aliases ?? [])]) byPath.set(path, { kind: 'page', answer });
  }
  for (const row of redirects) {
    byPath.set(decodeURIComponent(row.from), { kind: 'redirect', row, detail: readDetail(row.to) });
  }
  for (const row of gone) byPath.set(decodeURIComponent(row.path), { kind: 'gone', row });
  for (const query of LEGACY_QUERIES) {
    const entry = byPath.get(query.from);
    if (entry && entry.kind !== 'redirect') byPath.set(query.from, { ...entry, query });
  }
  const byFolded = new Map([...byPath].map(([path, entry]) => [path.toLowerCase(), entry]));
  return { byPath, byFolded, redirects, gone, queries: LEGACY_QUERIES };
}
