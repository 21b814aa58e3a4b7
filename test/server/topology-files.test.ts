import { afterAll, beforeAll, expect, test } from '@jest/globals';
import request from 'supertest';
import { createTestSite, stubRenderer, type TestSite } from '../support/site.ts';

/** The solution of office networks, and the case of a school, as the fixture has them. */
const SOLUTION = '/topology/solutions/1';
const CASE = '/topology/cases/11';

let site: TestSite;

beforeAll(async () => {
  site = await createTestSite({ renderer: stubRenderer });
});

afterAll(() => site.close());

const get = (path: string) => request(site.app).get(path).buffer(true).responseType('blob');
const textOf = async (path: string) => {
  const { body } = await get(path);
  return (body as Buffer).toString('utf8');
};

test.each([
  [`${SOLUTION}.svg`, 'image/svg+xml; charset=utf-8'],
  [`${SOLUTION}.drawio`, 'application/vnd.jgraph.mxfile; charset=utf-8'],
  [`${CASE}.svg`, 'image/svg+xml; charset=utf-8'],
  ['/topology/products/203.svg', 'image/svg+xml; charset=utf-8'],
  [`${CASE}.drawio`, 'application/vnd.jgraph.mxfile; charset=utf-8'],
])('%s is a file to save under the name of its page, which searches leave out', async (path, type) => {
  const { status, headers } = await get(path);
  expect(status).toBe(200);
  expect(headers['content-type']).toBe(type);
  expect(headers['x-robots-tag']).toBe('noindex');
  const [, name = '', ending] =
    /filename\*=UTF-8''(.+)\.(\w+)$/.exec(headers['content-disposition'] ?? '') ?? [];
  expect(decodeURIComponent(name)).toMatch(/の構成図$/);
  expect(path.endsWith(`.${ending}`)).toBe(true);
});

test('a browser that has the file is told so', async () => {
  const { headers } = await get(`${SOLUTION}.svg`);
  const again = await get(`${SOLUTION}.svg`).set('If-None-Match', headers.etag ?? '');
  expect(again.status).toBe(304);
});

test('the files hold the models, how many there are, what runs between them and their pictures', async () => {
  for (const file of [await textOf(`${CASE}.svg`), await textOf(`${CASE}.drawio`)]) {
    for (const said of ['MA3511', '50台', 'MS5710-24X2Q', '10Gbps', '2.5Gbps PoE', 'data:image/svg+xml'])
      expect(file).toContain(said);
  }
});

test('the drawing of a product marks it, in a configuration that has it', async () => {
  const drawn = await textOf('/topology/products/203.svg');
  expect(drawn).toContain('MA3511');
  expect(drawn).toContain('この製品');
  expect(await textOf(`${SOLUTION}.svg`)).not.toContain('この製品');
});

test.each([
  // On sale, and in no solution or case of the fixture.
  '/topology/products/413.svg',
  '/topology/solutions/999999.svg',
  '/topology/solutions/0.svg',
  `/topology/solutions/${'9'.repeat(5_000)}.svg`,
  '/topology/solutions/1.pdf',
  '/topology/solutions/..%2f1.svg',
  '/topology/news/1.svg',
])('there is no %s', async (path) => {
  const { status, headers } = await get(path);
  expect(status).toBe(404);
  expect(headers['content-disposition']).toBeUndefined();
});
