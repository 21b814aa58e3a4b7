import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readYaml } from '../corpus/yaml.ts';
import type { ContentPages } from '../shared/paths/content-pages.ts';
import { GONE, LEGACY_REDIRECTS } from '../shared/paths/legacy.ts';
import { buildTable, type PathTable } from '../shared/paths/table.ts';

/**
 * The path table of the code, with the operators' rows of content/redirects.yaml.
 *
 * @throws {PathTableError} that names every wrong row; the site does not start with one.
 */
export async function loadPathTable(contentDir: string, pages?: ContentPages): Promise<PathTable> {
  const rows = readYaml(await readFile(path.join(contentDir, 'redirects.yaml'), 'utf8')) ?? {};
  return buildTable(rows, pages);
}

/** The operators' rows as the browser may know them: their reasons stay here. */
export function operatorRows({ redirects, gone }: PathTable): object {
  const reason = 'content/redirects.yaml';
  return {
    redirects: redirects
      .filter((row) => !LEGACY_REDIRECTS.includes(row))
      .map(({ from, to }) => ({ from, to, reason })),
    gone: gone.filter((row) => !GONE.includes(row)).map(({ path: dead }) => ({ path: dead, reason })),
  };
}
