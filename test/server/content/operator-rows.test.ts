import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import request from 'supertest';
import { parse } from 'yaml';
import type { Redirects } from '../../../server/path-table.ts';
import { FIXTURE_CONTENT } from '../../support/content/fixture-content.ts';
import { createTestSite, type TestSite } from '../../support/sites/site.ts';

const { redirects, gone }: Redirects = parse(
  readFileSync(path.join(FIXTURE_CONTENT, 'redirects.yaml'), 'utf8'),
);
let site: TestSite;

beforeAll(async () => {
  site = await createTestSite({});
});

afterAll(() => site.close());

test('the fixture lists addresses of all kinds that scanners request', () => {
  const listed = [...redirects.map(({ from }) => from), ...gone.map((row) => row.path)];
  const kinds = ['.php', '.aspx', '.jsp', '.cgi', '/wp-'];
  expect(kinds.filter((kind) => !listed.some((address) => address.includes(kind)))).toEqual([]);
});

test('every redirect of the operators leads to the target in its row', async () => {
  for (const { from, to } of redirects) {
    const { status, headers } = await request(site.app).get(encodeURI(from));
    expect([from, status, headers.location]).toEqual([from, 301, to]);
  }
});

test('every address that the operators list as gone shows the not-found page', async () => {
  for (const { path: dead } of gone) {
    const { status, text } = await request(site.app).get(encodeURI(dead)).set('Accept', 'text/html');
    expect([dead, status]).toEqual([dead, 404]);
    expect(text).toContain('<h1');
  }
});
