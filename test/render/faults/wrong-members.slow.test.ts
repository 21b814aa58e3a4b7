import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { CALLS } from '../../../records/contract.ts';
import { readCall } from '../../../server/upstream/calls.ts';
import { readAnswer } from '../../../server/upstream/read-answer.ts';
import { isApiError } from '../../../shared/api/error.ts';
import { queryString } from '../../../shared/api/transport.ts';
import { API_BASE } from '../../../shared/constants.ts';
import { pathOf } from '../../support/requests/contract-suite.ts';
import { type FakeUpstream, startFakeUpstream } from '../../support/services/fake-upstream.ts';
import { fixtureService } from '../../support/services/fixture-service.ts';
import { CRAWLER, createListeningSite, type ListeningSite } from '../../support/sites/listening-site.ts';

type Json = Record<string | number, unknown>;
type Path = (string | number)[];

type Change = (parent: Json, key: string | number) => void;

const toNull: Change = (parent, key) => {
  parent[key] = null;
};
const toAbsent: Change = (parent, key) => delete parent[key];
const CHANGES = [toNull, toAbsent];

const READ = CALLS.filter(({ method }) => method === 'GET');

let upstream: FakeUpstream;
let site: ListeningSite;
/** A valid response for each call, by the call's path in the contract. */
const answers = new Map<string, { path: string; text: string }>();
/** Changes responses of the API before the site receives them. */
let change: (path: string, body: { data?: unknown }) => unknown = (_path, body) => body;
/** Encodes a changed response. */
let pack: (text: string) => { body: string | Buffer; headers?: Record<string, string> } = (body) => ({
  body,
});

beforeAll(async () => {
  upstream = await startFakeUpstream(async (req, res) => {
    const response = await fetch(fixtureService() + req.url);
    const sent = (await response.json()) as object;
    const { body, headers } = pack(JSON.stringify(change((req.url ?? '').slice(API_BASE.length), sent)));
    res.writeHead(response.status, { 'content-type': 'application/json', ...headers }).end(body);
  });
  site = await createListeningSite({ upstream: upstream.origin, production: true, freshMs: 0 });
  for (const endpoint of READ) {
    const path = `${await pathOf(fixtureService(), endpoint)}${queryString(endpoint.with)}`;
    const text = await (await fetch(`${fixtureService()}${API_BASE}${path}`)).text();
    answers.set(endpoint.path, { path, text });
  }
});

afterEach(() => {
  change = (_path, body) => body;
  pack = (body) => ({ body });
});

afterAll(async () => {
  await site.close();
  await upstream.close();
});

/** Paths of all members, one for each name; in a list, of the first element that has it. */
function membersOf(data: unknown): Path[] {
  const found = new Map<string, Path>();
  (function walk(value: unknown, path: Path, name: string): void {
    if (typeof value !== 'object' || value === null) return;
    const isList = Array.isArray(value);
    for (const [key, part] of Object.entries(value)) {
      const partName = `${name}.${isList ? '*' : key}`;
      const place = [...path, isList ? Number(key) : key];
      if (!isList && !found.has(partName)) found.set(partName, place);
      walk(part, place, partName);
    }
  })(data, [], '');
  return [...found.values()];
}

/** Applies a change to a member, and ignores a missing one: a shorter list may not have it. */
function changeAt(data: unknown, path: Path, apply: Change): void {
  const parent = path
    .slice(0, -1)
    .reduce<unknown>((value, key) => (value as Json | undefined)?.[key], data) as Json | undefined;
  if (parent) apply(parent, path.at(-1) ?? '');
}

/** Records of a list, with the index of the record that a path belongs to. */
function listOf(data: unknown, path: Path): { records: unknown[]; index: number } | undefined {
  if (Array.isArray(data)) return { records: data, index: Number(path[0]) };
  const { list } = data as { list?: unknown[] };
  return list && path[0] === 'list' ? { records: list, index: Number(path[1]) } : undefined;
}

test.each(READ.map(({ path }) => path))(
  'whatever member of %s is null or absent, all other records are as before',
  (contractPath) => {
    const { path = '', text = '' } = answers.get(contractPath) ?? {};
    const [pathname = '', search] = path.split('?');
    const found = readCall('GET', pathname, search ? `?${search}` : '');
    if (found.kind !== 'call') throw new Error(`${path} is no call`);
    const { call } = found;
    const before = readAnswer(call, JSON.parse(text)).data;
    const { data } = JSON.parse(text);
    for (const place of membersOf(data).filter((member) => member.join() !== 'list')) {
      for (const apply of CHANGES) {
        const body = JSON.parse(text);
        changeAt(body.data, place, apply);
        const list = listOf(data, place);
        // A list without its only record is invalid, and so may be a single record.
        const mayFail = !list || list.records.length === 1;
        try {
          const { data: after } = readAnswer(call, body);
          if (list) expect(others(after, place, list.records.length)).toEqual(others(before, place));
        } catch (error) {
          if (!mayFail || !isApiError(error) || error.kind !== 'bad-answer')
            throw new Error(`${path} without ${place.join('.')}`, { cause: error });
        }
      }
    }
  },
);

/** All records except the one that a path belongs to, which may have been dropped; null counts as absent. */
function others(data: unknown, place: Path, length?: number): unknown[] {
  const { records = [], index = 0 } = listOf(data, place) ?? {};
  const isGone = length !== undefined && records.length < length;
  const found = isGone ? records : records.filter((_, at) => at !== index);
  return JSON.parse(JSON.stringify(found, (_, value) => value ?? undefined));
}

test.each<[call: string, place: string, pages: string[]]>([
  ['/goods/category', '0.child', ['/products', '/products/all-products', '/products/wireless', '/']],
  ['/goods/category', '0.child.0.urlName', ['/products', '/products/switches', '/products/all-products']],
  ['/goods/category', '0.name', ['/products', '/products/wireless', '/', '/news']],
  ['/goods/categoryList/1', 'lead', ['/products']],
  ['/goods/list', 'list.0.label', ['/products/all-products']],
  ['/goods/list', 'list.0.modeName', ['/products/all-products']],
  ['/goods/list', 'list.0.name', ['/products/all-products']],
  ['/goods/detail/203', 'imgUrl', ['/products/ma3511_p203.html']],
  ['/goods/detail/203', 'keyFigures', ['/products/ma3511_p203.html']],
  ['/goods/getGoodsScreenList', '0.label', ['/products/all-products', '/products/switches']],
  ['/case/pageList', 'list.0.fromProduct', ['/case-studies', '/case-studies/ayune']],
  ['/case/pageList', 'list.0.lead', ['/case-studies']],
  ['/case/pageList', 'list.0.name', ['/case-studies']],
  ['/solution/pageList', 'list.0.lead', ['/solutions', '/']],
  ['/solution/pageList', 'list.3.id', ['/solutions', '/']],
  ['/news/pageList', 'list.0.summary', ['/news']],
  ['/news/pageList', 'list.0.title', ['/news']],
])('without %s %s, %j are answered as before', async (call, place, pages) => {
  const path = place.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
  for (const page of pages) {
    expect([page, (await site.read(page, CRAWLER)).status]).toEqual([page, 200]);
    for (const apply of CHANGES) {
      change = (asked, body) => {
        if (asked.replace(/\?.*/s, '') === call) changeAt(body.data, path, apply);
        return body;
      };
      const { status } = await site.read(page, CRAWLER);
      change = (_path, body) => body;
      expect([page, apply.name, status]).toEqual([page, apply.name, 200]);
    }
  }
});

test('a banner without fromProduct is shown', async () => {
  const carousel = async () =>
    / aria-label="おすすめ情報"/.test(await (await site.read('/', CRAWLER)).text());
  expect(await carousel()).toBe(true);
  change = (asked, body) => {
    if (asked === '/banner/list/1') changeAt(body.data, [0, 'fromProduct'], toNull);
    return body;
  };
  expect(await carousel()).toBe(true);
});

test.each(['/case-studies', '/solutions', '/news'])('%s shows a list without totals whole', async (page) => {
  const cards = async () => (await (await site.read(page, CRAWLER)).text()).split('<h3').length;
  const before = await cards();
  change = (asked, body) => {
    const { list } = (body.data ?? {}) as { list?: unknown[] };
    return list && asked.includes('/pageList') ? { ...body, data: { list } } : body;
  };
  expect(await cards()).toBe(before);
});

test.each<[what: string, send: typeof pack]>([
  ['a byte order mark', (text) => ({ body: `\uFEFF${text}` })],
  ['code as text', (text) => ({ body: text.replace('"code":200', '"code":"200"') })],
  [
    'compression without a request for it',
    (text) => ({ body: gzipSync(text), headers: { 'content-encoding': 'gzip' } }),
  ],
])('%s makes no difference', async (_what, send) => {
  const pages = ['/products', '/news', '/'];
  const read = async () => Promise.all(pages.map(async (page) => (await site.read(page, CRAWLER)).status));
  pack = send;
  expect(await read()).toEqual([200, 200, 200]);
  const { data } = (await (await fetch(`${site.origin}${API_BASE}/goods/category`)).json()) as { data: [] };
  expect(data.length).toBeGreaterThan(0);
});

test('browsers receive the data of the pages, and one line a minute lists dropped members', async () => {
  change = (asked, body) => {
    if (asked.startsWith('/faq/hotList')) changeAt(body.data, [0, 'question'], toNull);
    return body;
  };
  const ask = async () =>
    (await fetch(`${site.origin}${API_BASE}/faq/hotList`)).json() as Promise<{ data: Json[] }>;
  const { data } = await ask();
  await ask();
  expect(data.every(({ question }) => typeof question === 'string')).toBe(true);
  expect(site.lines.filter(({ msg, call }) => msg === 'records left out' && call === '/faq/hotList')).toEqual(
    [expect.objectContaining({ level: 40, fields: ['0.question'], count: 1 })],
  );
});
