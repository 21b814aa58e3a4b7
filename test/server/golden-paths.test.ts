import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { createResolver, type Resolution, type SlugIndex } from '../../shared/paths/resolve.ts';
import { buildTable } from '../../shared/paths/table.ts';
import { GOLDEN_PATHS, GOLDEN_RECORDS } from '../fixtures/golden-paths.ts';

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
const operatorRows = readFileSync(new URL('../../content/redirects.yaml', import.meta.url), 'utf8');
const resolve = createResolver(buildTable(parse(operatorRows)), slugs);

test.each(GOLDEN_PATHS.map((row) => [row.method ?? 'GET', row.path, row] as const))(
  '%s %s',
  (_, path, row) => {
    const mark = path.indexOf('?');
    const answer = mark < 0 ? resolve(path, '') : resolve(path.slice(0, mark), path.slice(mark));
    expect({
      status: STATUS[answer.kind],
      location: answer.kind === 'redirect' ? answer.location : undefined,
    }).toEqual({ status: row.status, location: row.location });
  },
);

test('the list has at least 160 rows and asks nothing twice', () => {
  const asked = GOLDEN_PATHS.map(({ method = 'GET', path }) => `${method} ${path}`);
  expect(asked.length).toBeGreaterThanOrEqual(160);
  expect(asked.filter((row, index) => asked.indexOf(row) !== index)).toEqual([]);
});
