import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Validator } from '@seriousme/openapi-schema-validator';
import request from 'supertest';
import { companyPage } from '../../records/company/record.ts';
import { CALLS } from '../../records/contract.ts';
import { openApiDocument } from '../../server/content/openapi/openapi.ts';
import { listenContent } from '../../server/content/process/listen.ts';
import { parseForm } from '../../shared/api/forms/form.ts';
import { INQUIRY_FORMS } from '../../shared/api/forms/inquiries.ts';
import { IDEMPOTENCY_HEADER } from '../../shared/api/transport.ts';
import { FEEDS } from '../../shared/feeds.ts';
import { SITEMAPS } from '../../shared/paths/resources.ts';
import { FIXTURE_CONTENT, REAL_CONTENT, REAL_SETTINGS } from '../support/content/fixture-content.ts';
import { fixtureCorpus } from '../support/content/fixture-corpus.ts';
import { runContractSuite } from '../support/requests/contract-suite.ts';
import { startFakeUpstream } from '../support/services/fake-upstream.ts';
import { createSampleBackEnd } from '../support/services/sample-back-end.ts';
import { CRAWLER } from '../support/sites/listening-site.ts';
import { createTestSite, stubRenderer, type TestSite } from '../support/sites/site.ts';

let content: Awaited<ReturnType<typeof listenContent>>;
let origin: string;

beforeAll(async () => {
  content = await listenContent({
    contentDir: REAL_CONTENT,
    mediaDir: REAL_SETTINGS.MEDIA_DIR,
    host: '127.0.0.1',
    port: 0,
    logLevel: 'silent',
  });
  origin = `http://127.0.0.1:${content.port}`;
});

afterAll(() => content.close());

test('the embedded service satisfies the contract in every call, valid and invalid', async () => {
  const outcomes = await runContractSuite(origin);
  expect(outcomes.length).toBeGreaterThan(150);
  expect(outcomes.filter(({ problems, skipped }) => problems.length > 0 || skipped)).toEqual([]);
});

test('an upstream that answers something else fails the suite', async () => {
  const other = await startFakeUpstream((req, res) => {
    const data = req.url?.includes('ist') ? [{ id: 1, urlName: 'x' }] : {};
    res.end(JSON.stringify({ code: 200, message: 'OK', data }));
  });
  const outcomes = await runContractSuite(other.origin);
  await other.close();
  expect(outcomes.filter(({ problems }) => problems.length > 0).length).toBeGreaterThan(100);
});

describe('a back end that offers the minimum alone', () => {
  let site: TestSite;
  const backEnd = createSampleBackEnd();
  let address: string;
  const get = (path: string) =>
    request(site.app).get(path).set('Accept-Language', 'ja').set('User-Agent', CRAWLER);

  beforeAll(async () => {
    await once(backEnd.listen(0, '127.0.0.1'), 'listening');
    address = `http://127.0.0.1:${(backEnd.address() as AddressInfo).port}`;
    site = await createTestSite({ upstream: address, env: { API_ORIGIN: address } });
  });

  afterAll(async () => {
    await site.close();
    backEnd.closeAllConnections();
    backEnd.close();
  });

  test('passes that level without a skipped call', async () => {
    const outcomes = await runContractSuite(address, 'minimum');
    expect(outcomes.filter(({ problems, skipped }) => problems.length > 0 || skipped)).toEqual([]);
    expect(new Set(outcomes.map(({ level }) => level))).toEqual(new Set(['minimum']));
  });

  test('skips calls that it declares as missing, at the full level', async () => {
    const outcomes = await runContractSuite(address);
    const careers = outcomes.find(({ call }) => call === 'GET /recruit/pageList');
    expect(careers).toMatchObject({ level: 'full', problems: [], skipped: 'not offered (HTTP 404)' });
  });

  test.each([
    ['/', 200],
    ['/products', 200],
    ['/products/all-products', 200],
    ['/products/switches', 200],
    ['/products/switches/cameras_11', 200],
    ['/products/cam-20_p101.html', 200],
    ['/news', 200],
    ['/news/opening_1.html', 200],
    ['/sales', 200],
    ['/no-such-page', 404],
    ['/products/cam-20_p999.html', 404],
    ['/careers/engineer_r1.html', 404],
    ['/solutions/office-wireless-lan.html', 404],
  ])('has the site answer %s with %i', async (path, status) => {
    expect((await get(path)).status).toBe(status);
  });

  test('shows its products in lists, on their pages and in redirects', async () => {
    expect((await get('/products/all-products')).text).toContain('CAM-20');
    expect((await get('/products/cam-20_p101.html')).text).toContain('照明のない場所でも');
    expect((await get('/products/old-name_p101.html')).headers.location).toBe('/products/cam-20_p101.html');
    for (const kind of Object.values(SITEMAPS)) expect([kind, (await get(kind)).status]).toEqual([kind, 200]);
    expect((await get(FEEDS.news.path)).text).toContain('開設');
  });

  test('has policies from the content folder, and no link to a page without data', async () => {
    const policy = await get('/privacy-policy');
    expect([policy.status, policy.text.includes('開示')]).toEqual([200, true]);
    const linked = new Map<string, string>();
    for (const path of ['/', '/products', '/products/cam-20_p101.html', '/news', '/sales', '/no-such-page'])
      for (const link of frameLinks((await get(path)).text)) linked.set(link, path);
    expect([...linked.keys()]).toEqual(expect.arrayContaining(['/privacy-policy', '/news', '/sales']));
    for (const [link, page] of linked)
      expect([page, link, (await get(link)).status]).toEqual([page, link, 200]);
    for (const path of ['/solutions', '/case-studies', '/search', '/downloads']) {
      expect([path, linked.has(path)]).toEqual([path, false]);
      expect([path, (await get(path)).status]).toEqual([path, 404]);
    }
    expect((await get(SITEMAPS.pages)).text).not.toContain('/case-studies<');
  });

  test('has the company records of the content folder', async () => {
    const { company, site: vendor } = await fixtureCorpus();
    const profile = await get('/company/profile');
    expect([profile.status, profile.text.includes(vendor.legalName)]).toEqual([200, true]);
    for (const { kind, items } of company.filter((record) => record.kind !== 'profile')) {
      const { text } = await get(companyPage({ kind }));
      const [item] = items;
      const words = item && ('title' in item ? item.title : item.text);
      expect([kind, markless(text).includes(markless(words ?? '?'))]).toEqual([kind, true]);
    }
  });

  test('names what it lacks in one line of the log, without warnings', async () => {
    for (const path of ['/', '/products', '/solutions', '/careers']) await get(path);
    const lines = site.lines.filter(({ level }) => Number(level) >= 30);
    const told = lines.filter(({ msg }) => String(msg).includes('without data in the API'));
    expect(told).toEqual([
      expect.objectContaining({ pages: expect.arrayContaining(['/solutions', '/search']) }),
    ]);
    expect(lines.filter(({ level }) => Number(level) >= 40)).toEqual([]);
  });

  test('does not start when the text of the policy is nowhere', async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'no-policy-'));
    cpSync(FIXTURE_CONTENT, folder, {
      recursive: true,
      filter: (source) => !/\/(?:single|images)(?:\/|$)/.test(source.slice(FIXTURE_CONTENT.length)),
    });
    const start = createTestSite({ upstream: address, env: { API_ORIGIN: address, CONTENT_DIR: folder } });
    await expect(start).rejects.toThrow('/privacy-policy の文が、APIにも内容のフォルダーにもありません');
    rmSync(folder, { recursive: true });
  });
});

/** Text without tags: titles are divided into phrases. */
function markless(html: string): string {
  return html.replace(/<[^>]*>|\[|\]\([^)]*\)/g, '');
}

/** Links of a document outside of its own content: header, footer, side. */
function frameLinks(html: string): string[] {
  const frame = html.replace(/<main[\s\S]*<\/main>/, '');
  return [...frame.matchAll(/<a\b[^>]*\bhref="(\/(?!\/)[^"#]*)"/g)].map(([, link = '']) => link);
}

test('the OpenAPI document describes every call of the contract, through the site too', async () => {
  const site = await createTestSite({ upstream: origin, renderer: stubRenderer });
  const { status, body } = await request(site.app).get('/api/openapi.json');
  await site.close();
  expect([status, body.openapi]).toEqual([200, '3.1.0']);
  const paths = Object.entries<Record<string, { operationId: string }>>(body.paths);
  const described = paths.flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(described.sort()).toEqual(CALLS.map(({ method, path }) => `${method} /api${path}`).sort());
  const ids = paths.flatMap(([, methods]) => Object.values(methods).map(({ operationId }) => operationId));
  expect(new Set(ids).size).toBe(ids.length);
  const detail = body.paths['/api/goods/detail/{id}'].get;
  expect(detail.parameters).toMatchObject([
    { name: 'id', in: 'path', required: true, schema: { type: 'integer', minimum: 1 } },
  ]);
  const [data] = detail.responses[200].content['application/json'].schema.properties.data.anyOf;
  expect(data.properties.modeName).toEqual({ type: 'string' });
  expect(data.required).toContain('technicalParam');
});

test('the document is valid OpenAPI 3.1, and every reference in it resolves', async () => {
  const validator = new Validator();
  const document = openApiDocument('vendor');
  expect(await validator.validate(structuredClone(document))).toEqual({ valid: true });
  expect(validator.version).toBe('3.1');
  const text = JSON.stringify(document);
  for (const [, name = ''] of text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
    expect(document.components).toHaveProperty(['schemas', name]);
  }
});

test('every example of the document matches its schema or form, and every call has one', () => {
  const { paths, servers } = openApiDocument('vendor') as unknown as DescribedApi;
  expect(servers.length).toBeGreaterThan(0);
  for (const { method, path: call, data, forms, body } of CALLS) {
    const described = paths[`/api${call}`]?.[method === 'GET' ? 'get' : 'post'];
    const example = described?.responses[200].content['application/json'].example;
    expect([call, example?.code, data.safeParse(example?.data).error]).toEqual([call, 200, undefined]);
    const sent = described?.requestBody?.content['application/json'];
    for (const form of forms ?? []) {
      expect([form.type, parseForm(form, sent?.examples?.[form.type]?.value ?? {})]).toEqual([
        form.type,
        expect.objectContaining({ ok: true }),
      ]);
    }
    if (body) expect([call, body.safeParse(sent?.example).error]).toEqual([call, undefined]);
    for (const { name, schema, example: value } of described?.parameters ?? []) {
      if (name !== IDEMPOTENCY_HEADER)
        expect([call, name, value !== undefined || isList(schema)]).toEqual([call, name, true]);
    }
  }
});

function isList(schema: object): boolean {
  return 'type' in schema && schema.type === 'array';
}

test('a form is described as the service checks it, a shared call by each of its forms', () => {
  const { paths, components } = openApiDocument('vendor') as unknown as DescribedApi;
  const sales = components.schemas['form-sales'];
  expect(sales?.required).toEqual(
    expect.arrayContaining(['formType', 'happenContent', 'mailbox', 'privacyConsent']),
  );
  const delivery = components.schemas['form-catalog']?.properties.delivery;
  expect(delivery?.enum).toContain('PDF');
  // A vendor may replace these choices.
  expect(sales?.properties.timing).not.toHaveProperty('enum');
  expect(sales?.properties.corporateName).toMatchObject({ description: '法人名', maxLength: 200 });
  const shared = paths['/api/consult/addSqNew']?.post;
  expect(shared?.requestBody.content['application/json'].schema.oneOf).toHaveLength(INQUIRY_FORMS.length);
  expect(shared?.parameters.map(({ name }) => name)).toEqual(['idempotency-key']);
});

test('parameters are described as they are read: needed or not, limits, defaults', () => {
  const { paths } = openApiDocument('vendor') as unknown as DescribedApi;
  const parameters = paths['/api/search/getSearchList']?.get?.parameters ?? [];
  expect(Object.fromEntries(parameters.map(({ name, required }) => [name, required]))).toEqual({
    type: false,
    keywords: true,
    limit: false,
    page: false,
  });
  expect(parameters.find(({ name }) => name === 'limit')?.schema).toMatchObject({
    minimum: 1,
    maximum: 100,
    default: 20,
  });
});

test('no route reads a query parameter that the contract lacks', async () => {
  const root = path.resolve(import.meta.dirname, '../..');
  const files = await Array.fromAsync(
    glob(['server/content/routes/*.ts', 'records/*/serve.ts'], { cwd: root }),
  );
  expect(files.length).toBeGreaterThan(15);
  for (const name of files) {
    if (name.endsWith('.test.ts')) continue;
    const source = await readFile(path.join(root, name), 'utf8');
    expect([name, /\.(?:query|params)\b/.test(source)]).toEqual([name, false]);
  }
});

interface DescribedOperation {
  parameters: { name: string; required: boolean; schema: object; example?: unknown }[];
  requestBody: {
    content: {
      'application/json': {
        schema: { oneOf?: object[] };
        example?: unknown;
        examples?: Record<string, { value: Record<string, unknown> }>;
      };
    };
  };
  responses: { 200: { content: { 'application/json': { example: { code: number; data: unknown } } } } };
}
interface DescribedApi {
  servers: object[];
  paths: Record<string, { get?: DescribedOperation; post?: DescribedOperation }>;
  components: {
    schemas: Record<string, { required: string[]; properties: Record<string, { enum?: string[] }> }>;
  };
}

/** Written by hand from the specification, so that a missing call is noticed. */
const SPECIFIED: Record<string, string> = {
  banner: 'list',
  goods:
    'index queryTop queryTopByWriting listSuggestGoodsModel getGoodsSkuModel addThumb category list detail dataDownload categoryList fileList imageAndVideo technicalParam listNew fileListSkuNew fileListNew proQues listFaq getGoodsAttrContract getGoodsScreenList getCategoryRelate dataSheet listMap',
  search:
    'getSearchList getSearchTotal getJapanCaseList getJapanNewsList getJapanSkuList getJapanSolutionList',
  case: 'pageList cateList info',
  solution: 'pageList',
  consult: 'addHistoryWebinar addSqNew addNewContentForm quesList',
  verify: 'checkVerifyCode',
  service: 'queryGuarantee guarantee/submit info',
  recruit: 'pageList info',
  company: 'info history honor superiority partner culture innovate global',
  single: 'info',
  news: 'list pageList info hotList topList',
  blog: 'hotList pageList info topList',
  faq: 'hotList pageList info topList',
  topic: 'pageList info hotList topList',
  'aggregate/tags': 'pageList hotLabelList hotList info labelInfo',
  'channel/partner': 'list recruit',
};

test('every call that the specification lists is in the contract', () => {
  const known = new Set(CALLS.map(({ path }) => path.replace(/\/\{\w+\}$/, '')));
  const specified = Object.entries(SPECIFIED).flatMap(([family, names]) =>
    names.split(' ').map((name) => `/${family}/${name}`),
  );
  expect([...specified, '/categoryFaq'].filter((path) => !known.has(path))).toEqual([]);
});
