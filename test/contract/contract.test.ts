import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Validator } from '@seriousme/openapi-schema-validator';
import request from 'supertest';
import { listenContent } from '../../server/content/listen.ts';
import { openApiDocument } from '../../server/content/openapi.ts';
import { ENDPOINTS } from '../../shared/api/contract.ts';
import { INQUIRY_FORMS } from '../../shared/api/forms/inquiries.ts';
import { runContractSuite } from '../support/contract-suite.ts';
import { startFakeUpstream } from '../support/fake-upstream.ts';
import { CONTENT_DIR, createTestSite, stubRenderer } from '../support/site.ts';

let content: Awaited<ReturnType<typeof listenContent>>;
let origin: string;

beforeAll(async () => {
  content = await listenContent({ contentDir: CONTENT_DIR, host: '127.0.0.1', port: 0, logLevel: 'silent' });
  origin = `http://127.0.0.1:${content.port}`;
});

afterAll(() => content.close());

test('the embedded service keeps the contract in every call, good and bad', async () => {
  const outcomes = await runContractSuite(origin);
  expect(outcomes.length).toBeGreaterThan(150);
  expect(outcomes.filter(({ problems }) => problems.length > 0)).toEqual([]);
}, 60_000);

test('an upstream that answers something else fails the suite', async () => {
  const other = await startFakeUpstream((req, res) => {
    const data = req.url?.includes('ist') ? [{ id: 1, urlName: 'x' }] : {};
    res.end(JSON.stringify({ code: 200, message: 'OK', data }));
  });
  const outcomes = await runContractSuite(other.origin);
  await other.close();
  expect(outcomes.filter(({ problems }) => problems.length > 0).length).toBeGreaterThan(100);
}, 60_000);

test('the OpenAPI document describes every call of the contract, through the site too', async () => {
  const site = await createTestSite({ upstream: origin, renderer: stubRenderer });
  const { status, body } = await request(site.app).get('/api/openapi.json');
  await site.close();
  expect([status, body.openapi]).toEqual([200, '3.1.0']);
  const paths = Object.entries<Record<string, { operationId: string }>>(body.paths);
  const described = paths.flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(described.sort()).toEqual(ENDPOINTS.map(({ method, path }) => `${method} /api${path}`).sort());
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

test('the document keeps OpenAPI 3.1, and every reference in it leads somewhere', async () => {
  const validator = new Validator();
  const document = openApiDocument('vendor');
  expect(await validator.validate(structuredClone(document))).toEqual({ valid: true });
  expect(validator.version).toBe('3.1');
  const text = JSON.stringify(document);
  for (const [, name = ''] of text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
    expect(document.components).toHaveProperty(['schemas', name]);
  }
});

test('a form is described as the service checks it, a shared call by each of its forms', () => {
  const { paths, components } = openApiDocument('vendor') as unknown as DescribedApi;
  const sales = components.schemas['form-sales'];
  expect(sales?.required).toEqual(
    expect.arrayContaining(['formType', 'happenContent', 'mailbox', 'privacyConsent']),
  );
  expect(sales?.properties.timing?.enum).toContain('3か月以内');
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

test('no route reads a query parameter beside the contract', async () => {
  const routes = path.resolve(import.meta.dirname, '../../server/content/routes');
  for (const name of await readdir(routes)) {
    if (name.endsWith('.test.ts')) continue;
    const source = await readFile(path.join(routes, name), 'utf8');
    expect([name, /\.(?:query|params)\b/.test(source)]).toEqual([name, false]);
  }
});

interface DescribedOperation {
  parameters: { name: string; required: boolean; schema: object }[];
  requestBody: { content: { 'application/json': { schema: { oneOf?: object[] } } } };
}
interface DescribedApi {
  paths: Record<string, { get?: DescribedOperation; post?: DescribedOperation }>;
  components: {
    schemas: Record<string, { required: string[]; properties: Record<string, { enum?: string[] }> }>;
  };
}

/** Written by hand from the specification, so that a call that is lost from the list shows. */
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
  const known = new Set(ENDPOINTS.map(({ path }) => path.replace(/\/\{\w+\}$/, '')));
  const specified = Object.entries(SPECIFIED).flatMap(([family, names]) =>
    names.split(' ').map((name) => `/${family}/${name}`),
  );
  expect([...specified, '/categoryFaq'].filter((path) => !known.has(path))).toEqual([]);
});
