import { afterAll, beforeAll, expect, test } from '@jest/globals';
import request from 'supertest';
import { FORM_JOURNEYS } from '../../fixtures/form-journeys.ts';
import { type FakeUpstream, startFakeUpstream } from '../../support/services/fake-upstream.ts';
import { fixtureService } from '../../support/services/fixture-service.ts';
import { createTestSite, type TestSite } from '../../support/sites/site.ts';

/** Members of Object.prototype: a careless look-up in a table by an external name finds them. */
const NAMES = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'];
/** Texts into which members of Object.prototype are converted. */
const ODD = /native code|\[object |function Object|TypeError|class="[^"]*\bundefined/;

let site: TestSite;
let upstream: FakeUpstream;
let siteOverNames: TestSite;
/** Value of every naming member in the API's responses. */
let answered = '';

const NAMING =
  /^(?:labels|categoryName|employment|tags?|kind|type|category|icon|view|urlName|slug|prefecture|key|unit|group)$/;

/** Replaces names in a response. JSON.parse makes `__proto__` an own member, as any other name. */
function renamed(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => renamed(item, key));
  if (typeof value === 'string') return NAMING.test(key) ? answered : value;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, renamed(inner, name)]);
  return Object.fromEntries([...entries, [answered, answered]]);
}

beforeAll(async () => {
  site = await createTestSite({ production: true });
  upstream = await startFakeUpstream(async (req, res) => {
    const response = await fetch(fixtureService() + req.url);
    res.setHeader('Content-Type', 'application/json');
    res.end(JSON.stringify(renamed(await response.json())));
  });
  siteOverNames = await createTestSite({ production: true, upstream: upstream.origin });
});

afterAll(async () => {
  await site?.close();
  await siteOverNames?.close();
  await upstream?.close();
});

const ADDRESSES = (name: string) => [
  ...[
    '',
    '/products',
    '/news',
    '/solutions',
    '/case-studies',
    '/tools',
    '/images',
    '/media',
    '/assets',
    '/feeds',
    '/company',
    '/service',
  ].map((folder) => `${folder}/${name}`),
  ...['products', 'news', 'careers', 'solutions', 'webinars'].flatMap((folder) => [
    `/${folder}/${name}_p203.html`,
    `/${folder}/${name}_203.html`,
    `/${folder}/${name}/${name}`,
  ]),
  `/topology/tools/${name}.svg`,
  `/${name}.php?${name}=${name}`,
  `/index.php?c=${name}&a=${name}`,
  `/?productId=${name}`,
];
const QUERIES = (name: string) => [
  ...[
    '/search',
    '/products',
    '/faq',
    '/news',
    '/partners',
    '/case-studies',
    '/products/compare',
    '/products/list',
    '/careers',
  ].map(
    (path) =>
      `${path}?${name}=${name}&${['value', 'keywords', 'category', 'tag', 'kind', 'prefecture', 'ids', 'items', 'sort', 'page', 'type', 'facets'].map((parameter) => `${parameter}=${name}`).join('&')}`,
  ),
  ...['wireless', 'poe', 'wan', 'optics', 'power'].map(
    (tool) =>
      `/tools/${tool}?${name}=${name}&use=${name}&width=${name}&room=${name}&kind=${name}&rows=${name}`,
  ),
  `/topology/tools/wireless.svg?use=${name}&${name}=1`,
];
const CALLS = (name: string) => [
  `/api/${name}`,
  `/api/goods/detail/${name}`,
  `/api/goods/${name}`,
  ...[
    'goods/list',
    'faq/pageList',
    'news/pageList',
    'channel/partner/list',
    'search/getSearchList',
    'goods/getGoodsScreenList',
  ].map(
    (call) =>
      `/api/${call}?${name}=${name}&category=${name}&tag=${name}&keywords=${name}&kind=${name}&cateId=${name}`,
  ),
];

function problemOf({ status, text }: { status: number; text?: string }): string {
  if (status >= 500) return `${status}`;
  return ODD.exec(text ?? '')?.[0] ?? '';
}

test.each(NAMES)('addresses, queries and calls that name %s are answered like any other', async (name) => {
  const problems: string[] = [];
  for (const target of [...ADDRESSES(name), ...QUERIES(name), ...CALLS(name)]) {
    const problem = problemOf(await request(site.app).get(target).set('Accept', 'text/html, */*'));
    if (problem) problems.push(`${target}: ${problem}`);
  }
  expect(problems).toEqual([]);
  expect(site.reported).toEqual([]);
});

test.each(NAMES)(
  'forms and posts with fields and values called %s are answered like any other',
  async (name) => {
    const problems: string[] = [];
    for (const { path, fields } of FORM_JOURNEYS) {
      const body = new URLSearchParams({
        ...Object.fromEntries(Object.keys(fields).map((field) => [field, name])),
        intent: name,
      });
      body.append(name, name);
      const response = await request(site.app)
        .post(path)
        .set({ Accept: 'text/html', 'Sec-Fetch-Site': 'same-origin' })
        .type('form')
        .send(body.toString());
      const problem = problemOf(response) || (response.status === 422 ? '' : `${response.status}`);
      if (problem) problems.push(`${path}: ${problem}`);
    }
    for (const call of ['/api/consult/addSqNew', '/api/consult/addNewContentForm', `/api/${name}`]) {
      const response = await request(site.app)
        .post(call)
        .set({ 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/json' })
        .send(`{"${name}": {"${name}": "x"}, "corporateName": "${name}", "goods": {"${name}": 1}}`);
      const problem = problemOf(response);
      if (problem) problems.push(`${call}: ${problem}`);
    }
    expect(problems).toEqual([]);
    expect(site.reported).toEqual([]);
  },
);

test.each(NAMES)('pages show answers of the API that name everything %s', async (name) => {
  answered = name;
  const problems: string[] = [];
  for (const path of [
    '/',
    '/products',
    '/news',
    '/faq',
    '/careers',
    '/partners',
    '/case-studies',
    '/search?value=poe',
    '/company',
  ]) {
    const problem = problemOf(await request(siteOverNames.app).get(path).set('Accept', 'text/html'));
    if (problem) problems.push(`${path}: ${problem}`);
  }
  expect(problems).toEqual([]);
});
