import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { buildTable, type PathTable } from '../shared/paths/table.ts';

/**
 * The path table of the code, with the operators' rows of content/redirects.yaml.
 *
 * @throws {Error} that names every wrong row; the site does not start with one.
 */
export async function loadPathTable(contentDir: string): Promise<PathTable> {
  return buildTable(parse(await readFile(path.join(contentDir, 'redirects.yaml'), 'utf8')) ?? {});
}
