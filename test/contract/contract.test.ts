import { afterAll, beforeAll, expect, test } from '@jest/globals';
import request from 'supertest';
import { listenContent } from '../../server/content/listen.ts';
import { ENDPOINTS } from '../../shared/api/contract.ts';
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
  expect(detail.parameters).toEqual([
    { name: 'id', in: 'path', required: true, schema: { type: 'integer', minimum: 1 } },
  ]);
  const [data] = detail.responses[200].content['application/json'].schema.properties.data.anyOf;
  expect(data.properties.modeName).toEqual({ type: 'string' });
  expect(data.required).toContain('technicalParam');
});

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
