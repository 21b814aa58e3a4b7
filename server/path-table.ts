import type { z } from 'zod';
import { ContentReader } from '../corpus/content-reader.ts';
import { KINDS } from '../corpus/kinds/kinds.ts';
import { ContentError, type ContentProblem } from '../corpus/problems/problem.ts';
import type { redirectsFile } from '../corpus/schema/redirect.ts';
import type { ContentPages } from '../shared/paths/content-pages.ts';
import type { PathTable } from '../shared/paths/table.ts';
import { buildTable, PathTableError, type RowProblem } from '../shared/paths/table-check.ts';

/** content/redirects.yaml */
export type Redirects = z.infer<typeof redirectsFile>;

/**
 * Loads the path table of the code with the operators' rows of content/redirects.yaml.
 *
 * @throws {ContentError} that names every invalid row; the site does not start with one
 */
export async function loadPathTable(contentDir: string, pages?: ContentPages): Promise<PathTable> {
  return pathTableOf(await readRedirects(contentDir), pages);
}

/** Reads the rows of content/redirects.yaml; `pathTableOf` checks that they form a valid table. */
export async function readRedirects(contentDir: string, at = Date.now()): Promise<Redirects> {
  const reader = new ContentReader(contentDir, at);
  const rows = await reader.record(KINDS.redirects);
  if (!rows) throw new ContentError(reader.located());
  readers.set(rows, reader);
  return rows;
}

/** @throws {ContentError} that names every invalid row */
export function pathTableOf(rows: Redirects, pages?: ContentPages): PathTable {
  try {
    return buildTable(rows, pages);
  } catch (error) {
    if (!(error instanceof PathTableError)) throw error;
    const problems = error.problems.map((problem) => placed(problem, rows));
    throw new ContentError(readers.get(rows)?.located(problems) ?? problems);
  }
}

/** Reader of each set of rows, which knows their lines. */
const readers = new WeakMap<Redirects, ContentReader>();

/** Locates a problem of the table in the file. */
function placed({ row, reason }: RowProblem, { redirects, gone }: Redirects): ContentProblem {
  const { file } = KINDS.redirects;
  const from = redirects.findLastIndex((one) => one.from === row);
  const path =
    from < 0 ? ['gone', gone.findLastIndex((one) => one.path === row), 'path'] : ['redirects', from];
  const name = reason.startsWith('転送先') ? 'to' : 'from';
  return { file, field: row, path: from < 0 ? path : [...path, name], text: row, reason };
}

/** Rows of the operators in the form that is sent to the browser, without their reasons. */
export function operatorRows({ operators }: PathTable): object {
  const reason = 'content/redirects.yaml';
  return {
    redirects: operators.redirects.map(({ from, to }) => ({ from, to, reason })),
    gone: operators.gone.map(({ path: dead }) => ({ path: dead, reason })),
  };
}
