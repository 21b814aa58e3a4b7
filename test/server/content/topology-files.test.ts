import { afterAll, beforeAll, expect, test } from '@jest/globals';
import request from 'supertest';
import { createTestSite, stubRenderer, type TestSite } from '../../support/sites/site.ts';

/** The fixture's solution of office networks, and its case of a school. */
const SOLUTION = '/topology/solutions/1';
const CASE = '/topology/cases/11';
/** The fixture's article on VLANs, which has a figure. */
const ARTICLE = '/topology/technology/1';

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
  [`${ARTICLE}.svg`, 'image/svg+xml; charset=utf-8'],
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

test('the figure of an article shows its own parts and lines', async () => {
  const file = await textOf(`${ARTICLE}.svg`);
  for (const said of ['L3スイッチ', 'トランク(タグ付き)', 'VLAN 90']) expect(file).toContain(said);
  // An article without a figure has no file.
  expect((await get('/topology/technology/2.svg')).status).toBe(404);
});

const ASKED = 'site=%E5%BA%97%E8%88%97&sites=30&users=12&line=map-e&speed=1000&perUser=500&vpn=60&reserve=30';
/** Address of a drawing that varies by its number of sites. */
const withSites = (sites: number) => `/topology/tools/wan.svg?${ASKED.replace('sites=30', `sites=${sites}`)}`;

test.each(['svg', 'drawio'])(
  'the answer of a tool is a file of %s, generated for each request',
  async (format) => {
    const path = `/topology/tools/wan.${format}?${ASKED}`;
    const { status, headers } = await get(path);
    expect(status).toBe(200);
    expect(headers['x-robots-tag']).toBe('noindex');
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-disposition']).toContain(`filename="topology-wan.${format}"`);
    const file = await textOf(path);
    for (const said of ['店舗', '30拠点', 'MAP-E 1Gbps', 'data:image/svg+xml']) expect(file).toContain(said);
  },
);

test('a thousand sites make no larger file than one', async () => {
  const [one, many] = [await textOf(withSites(1)), await textOf(withSites(1_000))];
  expect(many).toContain('1,000拠点');
  expect(many.match(/<image /g)).toHaveLength(one.match(/<image /g)?.length ?? 0);
});

test.each([
  [
    'a number beyond those of the form',
    `/topology/tools/wan.svg?${ASKED.replace('sites=30', 'sites=999999999')}`,
  ],
  ['a word where a number stands', `/topology/tools/wan.svg?${ASKED.replace('users=12', 'users=many')}`],
  ['an unknown option', `/topology/tools/optics.svg?kind=carrier-pigeon`],
])('with %s there is no file, and a sentence explains it', async (_what, path) => {
  const { status, headers, text } = await request(site.app).get(path);
  expect([status, headers['content-disposition']]).toEqual([400, undefined]);
  expect(text).toContain('計算できない条件があります');
});

test('a browser with a current copy gets a 304', async () => {
  const { headers } = await get(`${SOLUTION}.svg`);
  const again = await get(`${SOLUTION}.svg`).set('If-None-Match', headers.etag ?? '');
  expect(again.status).toBe(304);
});

test('the files have the models, their quantities, links and pictures', async () => {
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
  // On sale, but in no solution or case of the fixture.
  '/topology/products/413.svg',
  '/topology/solutions/999999.svg',
  '/topology/solutions/0.svg',
  `/topology/solutions/${'9'.repeat(5_000)}.svg`,
  '/topology/solutions/1.pdf',
  '/topology/solutions/..%2f1.svg',
  '/topology/news/1.svg',
  // Without input, without a result, or without a drawing.
  '/topology/tools/wan.svg',
  '/topology/tools/poe.svg?rows=8',
  '/topology/tools/power.svg?model=MS2310-24P4X&count=2',
  '/topology/tools/constructor.svg?sites=3',
])('there is no %s', async (path) => {
  const { status, headers } = await get(path);
  expect(status).toBe(404);
  expect(headers['content-disposition']).toBeUndefined();
});
