import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readYaml } from '../corpus/yaml.ts';
import type { ContentPages } from '../shared/paths/content-pages.ts';
import type { PathTable } from '../shared/paths/table.ts';
import { buildTable } from '../shared/paths/table-check.ts';

/**
 * The path table of the code, with the operators' rows of content/redirects.yaml.
 *
 * @throws {PathTableError} that names every wrong row; the site does not start with one.
 */
export async function loadPathTable(contentDir: string, pages?: ContentPages): Promise<PathTable> {
  return pathTableOf(await readRedirects(contentDir), pages);
}

/** The rows of content/redirects.yaml, unchecked. */
export async function readRedirects(contentDir: string): Promise<object> {
  return readYaml(await readFile(path.join(contentDir, 'redirects.yaml'), 'utf8')) ?? {};
}

/** @throws {PathTableError} that names every wrong row. */
export function pathTableOf(rows: object, pages?: ContentPages): PathTable {
  return buildTable(rows, pages);
}

/** The operators' rows as the browser may know them: their reasons stay here. */
export function operatorRows({ operators }: PathTable): object {
  const reason = 'content/redirects.yaml';
  return {
    redirects: operators.redirects.map(({ from, to }) => ({ from, to, reason })),
    gone: operators.gone.map(({ path: dead }) => ({ path: dead, reason })),
  };
}
