import { type ContentPages, EXPECTED_PAGES, staticRoutes } from './content-pages.ts';
import { type Detail, readDetail } from './details.ts';
import {
  GONE,
  type GoneRow,
  LEGACY_QUERIES,
  type QueryRow,
  type RedirectRow,
  solutionRedirects,
} from './legacy.ts';
import { namedSolutionPath } from './params.ts';
import type { RouteId } from './routes.ts';

export interface PageResolution {
  kind: 'page';
  routeId: RouteId;
  canonicalPath: string;
  param?: string;
  id?: number;
}

/** Meaning of a path that the table contains in full. */
export type Entry =
  | { kind: 'page'; resolution: PageResolution; query?: QueryRow }
  | { kind: 'redirect'; row: RedirectRow; detail?: Detail }
  | { kind: 'gone'; row: GoneRow; query?: QueryRow };

/** The rows of content/redirects.yaml. */
export interface OperatorRows {
  readonly redirects: readonly RedirectRow[];
  readonly gone: readonly GoneRow[];
}

const NO_ROWS: OperatorRows = { redirects: [], gone: [] };

export interface PathTable {
  readonly byPath: ReadonlyMap<string, Entry>;
  /** The same entries under their paths in lower case. */
  readonly byFolded: ReadonlyMap<string, Entry>;
  readonly operators: OperatorRows;
  /** Rows of the code and of the operators together, for tests and reports. */
  readonly redirects: readonly RedirectRow[];
  readonly gone: readonly GoneRow[];
  readonly queries: readonly QueryRow[];
  /** Rows for many addresses (wide-rows.ts); on the server alone. */
  readonly wide?: readonly RedirectRow[];
}

/** Joins the rows of the code and of the operators. */
export function joinRows(operators: OperatorRows, { solutionNames }: ContentPages) {
  return {
    redirects: [...solutionRedirects(solutionNames), ...operators.redirects],
    gone: [...GONE, ...operators.gone],
  };
}

/**
 * Builds the table of the joined rows without checks: the server checks the rows at its start (table-check.ts), and the
 * browser receives them from it.
 */
export function joinTable(
  operators: OperatorRows = NO_ROWS,
  pages: ContentPages = EXPECTED_PAGES,
): PathTable {
  const { redirects, gone } = joinRows(operators, pages);
  const byPath = new Map<string, Entry>();
  function addPage(routeId: RouteId, canonicalPath: string, aliases: readonly string[] = []): void {
    const param = routeId === 'solution' ? canonicalPath.slice('/solutions/'.length) : undefined;
    const resolution: PageResolution = Object.freeze({
      kind: 'page',
      routeId,
      canonicalPath,
      ...(param && { param }),
    });
    for (const path of [canonicalPath, ...aliases]) byPath.set(path, { kind: 'page', resolution });
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
  return { byPath, byFolded, operators, redirects, gone, queries: LEGACY_QUERIES };
}
