import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { type ContentPath, contentPages } from '../../../shared/paths/content-pages.ts';
import { createResolver, type Resolution, type SlugIndex } from '../../../shared/paths/resolve.ts';
import { buildTable } from '../../../shared/paths/table-check.ts';
import { GOLDEN_PATHS, GOLDEN_RECORDS } from '../../fixtures/golden-paths.ts';
import { REAL_CONTENT } from '../../support/content/fixture-content.ts';

const STATUS: Record<Resolution['kind'], number> = {
  page: 200,
  redirect: 301,
  malformed: 400,
  'not-found': 404,
  unavailable: 503,
};

const records: Record<string, Record<number, string | null>> = GOLDEN_RECORDS;
const slugs: SlugIndex = {
  pathOf: (kind, id) => records[kind]?.[id] ?? null,
  has: (kind, path) => Object.values(records[kind] ?? {}).includes(path),
};
function read(file: string) {
  return parse(readFileSync(path.join(REAL_CONTENT, file), 'utf8'));
}

const pages = contentPages(
  readdirSync(path.join(REAL_CONTENT, 'pages')).map((file) => read(`pages/${file}`) as ContentPath),
  read('site.yaml').solutionNames,
);
const resolve = createResolver(buildTable(read('redirects.yaml'), pages), slugs);

test.each(GOLDEN_PATHS.map((row) => [row.method ?? 'GET', row.path, row] as const))(
  '%s %s',
  (_, target, row) => {
    const mark = target.indexOf('?');
    const resolution = mark < 0 ? resolve(target, '') : resolve(target.slice(0, mark), target.slice(mark));
    expect({
      status: STATUS[resolution.kind],
      location: resolution.kind === 'redirect' ? resolution.location : undefined,
    }).toEqual({ status: row.status, location: row.location });
  },
);

test('the list has at least 160 rows without duplicates', () => {
  const asked = GOLDEN_PATHS.map((row) => `${row.method ?? 'GET'} ${row.path}`);
  expect(asked.length).toBeGreaterThanOrEqual(160);
  expect(asked.filter((row, index) => asked.indexOf(row) !== index)).toEqual([]);
});
