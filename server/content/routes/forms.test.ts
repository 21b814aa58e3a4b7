import { afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Express } from 'express';
import request from 'supertest';
import { type Corpus, loadCorpus } from '../../../corpus/corpus.ts';
import {
  challengeSchema,
  formProblemsSchema,
  guaranteeSchema,
  receiptSchema,
} from '../../../shared/api/forms/answers.ts';
import { formatDayWithWeekday } from '../../../shared/text/date.ts';
import { FIXTURE_CONTENT } from '../../../test/support/fixture-content.ts';
import { recordingLogger } from '../../../test/support/log.ts';
import { allOf, solve } from '../../../test/support/store-scenarios.ts';
import { createContentApp } from '../app.ts';
import { openStore, type Store } from '../store/store.ts';

let corpus: Corpus;
let store: Store;
let app: Express;
let unexpected: unknown[];

beforeAll(async () => {
  corpus = await loadCorpus(FIXTURE_CONTENT, []);
});

beforeEach(async () => {
  unexpected = [];
  store = await openStore({ logger: recordingLogger().logger, site: corpus.site });
  app = createContentApp({ corpus, store, onError: (error) => unexpected.push(error) });
});

afterEach(async () => {
  await store.close();
  expect(unexpected).toEqual([]);
});

const person = {
  corporateName: '株式会社みなと設備',
  familyName: '髙橋',
  givenName: '太郎',
  mailbox: 'taro@example.co.jp',
  privacyConsent: true,
};
const address = { postalCode: '〒100-0000', prefecture: '東京都', city: '水面区', street: '波間1-2-3' };
const quick = {
  corporateName: 'みなと設備',
  fame: '髙橋',
  mailbox: 'taro@example.co.jp',
  content: '相談',
  url: '/',
};

const EVERY_FORM: [path: string, form: string, body: Record<string, unknown>][] = [
  ['/consult/addNewContentForm', 'quick', quick],
  ['/consult/addSqNew', 'sales', { ...person, formType: 'sales', happenContent: '無線LANの更新' }],
  [
    '/consult/addSqNew',
    'catalog',
    { ...person, formType: 'catalog', catalogues: '総合カタログ', delivery: 'PDF' },
  ],
  [
    '/consult/addSqNew',
    'price',
    { ...person, formType: 'price', goods: 'MA3511', quantity: 30, phone: '03-0000-0101' },
  ],
  [
    '/consult/addSqNew',
    'service-request',
    {
      ...person,
      ...address,
      formType: 'service-request',
      goods: 'MA3511',
      serialNumber: 'mn-26010a0417',
      content: '電源が入らない',
      phone: '０３−００００−０１０１',
    },
  ],
  [
    '/consult/addSqNew',
    'post-sales',
    { ...person, formType: 'post-sales', goods: 'MR2400', content: 'VPNの設定' },
  ],
  ['/consult/addHistoryWebinar', 'webinar', { ...person, webinar: '20250403', requestType: '録画の視聴' }],
  [
    '/service/guarantee/submit',
    'warranty',
    {
      ...person,
      ...address,
      goods: 'MA3511',
      serialNumber: 'MN26010A0418',
      deliveredOn: '2026/5/20',
      phone: '0300000101',
    },
  ],
  [
    '/channel/partner/recruit',
    'partner',
    { ...person, partnerKind: '販売パートナー', region: '関東', phone: '0300000101' },
  ],
];

test.each(EVERY_FORM)('POST %s (%s) is stored and answered with its receipt', async (path, form, body) => {
  const answer = await request(app).post(`/api${path}`).send(body);
  expect([answer.status, answer.body.code]).toEqual([200, 200]);
  expect(answer.body.message).toMatch(/^[\u3041-\u9fff。]+$/);
  const { receipt } = receiptSchema.parse(answer.body.data);
  const [kept, ...others] = await allOf(store);
  expect(others).toEqual([]);
  expect(kept).toMatchObject({ receipt, form });
  expect(kept?.typed.corporateName).toBe(body.corporateName);
  expect(kept?.folded.corporateName).toBe('みなと設備');
  // Which words were agreed to is kept wherever they were shown to be ticked.
  expect('consentTextVersion' in (kept?.typed ?? {})).toBe(form !== 'quick');
});

test('the same Idempotency-Key stores once', async () => {
  const send = () =>
    request(app).post('/api/consult/addNewContentForm').set('Idempotency-Key', 'one-visit').send(quick);
  const [first, second] = [await send(), await send()];
  expect(second.body).toEqual(first.body);
  expect(await allOf(store)).toHaveLength(1);
});

test.each(EVERY_FORM.filter(([, form]) => form !== 'quick'))(
  'POST %s (%s) without consent, and with nothing, tells what to do and stores nothing',
  async (path, form, body) => {
    const unticked = await request(app)
      .post(`/api${path}`)
      .send({ ...body, privacyConsent: false });
    expect(unticked.body).toMatchObject({ code: 400, message: '個人情報の取扱いについてご確認ください。' });
    const empty = await request(app).post(`/api${path}`).send({ formType: form });
    expect([empty.status, empty.body.code]).toEqual([200, 400]);
    const { fields } = formProblemsSchema.parse(empty.body.data);
    expect(empty.body.message).toBe(fields[0]?.message);
    expect(fields.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['corporateName', 'familyName', 'mailbox']),
    );
    expect(await allOf(store)).toEqual([]);
  },
);

test.each([
  ['no JSON', '{"corporateName":'],
  ['a list', '[1,2]'],
  ['a text', '"abc"'],
  ['null', 'null'],
])('a body that is %s is answered with code 400 on every form', async (_what, body) => {
  for (const path of new Set(EVERY_FORM.map(([where]) => where))) {
    const answer = await request(app).post(`/api${path}`).type('application/json').send(body);
    expect([path, answer.status, answer.body.code]).toEqual([path, 200, 400]);
    expect(answer.body.message).toContain('JSON');
  }
});

test.each([
  ['nothing', ''],
  ['an object for a text', '{"corporateName":{"a":1}}'],
  ['a prototype', '{"__proto__":{"corporateName":"A"}}'],
])('a form that is %s is told its first field', async (_what, body) => {
  const answer = await request(app)
    .post('/api/consult/addNewContentForm')
    .type('application/json')
    .send(body);
  expect([answer.status, answer.body.code]).toEqual([200, 400]);
  expect(answer.body.message).toContain('法人名');
});

test('a body beyond the limit is refused in the envelope', async () => {
  const answer = await request(app)
    .post('/api/consult/addNewContentForm')
    .send({ ...quick, content: 'あ'.repeat(30_000) });
  expect([answer.status, answer.body.code]).toEqual([200, 413]);
  expect(answer.body.message).toContain('大きすぎます');
});

test('a body that does not call itself JSON is refused, whatever stands in it', async () => {
  const answer = await request(app)
    .post('/api/consult/addNewContentForm')
    .type('text/plain')
    .send(JSON.stringify(quick));
  expect([answer.status, answer.body.code]).toEqual([200, 415]);
  expect(await allOf(store)).toEqual([]);
});

test('an unknown formType is named', async () => {
  const answer = await request(app)
    .post('/api/consult/addSqNew')
    .send({ ...person, formType: 'other' });
  expect(answer.body).toMatchObject({ code: 400, message: expect.stringContaining('formType') });
});

test('the warranty check answers in one shape, whatever the serial number', async () => {
  const statuses: Record<string, string> = {};
  for (const serial of [
    'ｍｎ２６０１０ａ０４１７',
    'MN-25080C2232',
    'MN18100E0005',
    'MN00000X0000',
    'DROP TABLE',
  ]) {
    const { body } = await request(app).get('/api/service/queryGuarantee').query({ secrets: serial });
    expect(body.code).toBe(200);
    const guarantee = guaranteeSchema.parse(body.data);
    expect(Object.keys(body.data)).toEqual(Object.keys(guaranteeSchema.shape));
    statuses[serial] = guarantee.status;
  }
  expect(statuses).toEqual({
    ｍｎ２６０１０ａ０４１７: 'valid',
    'MN-25080C2232': 'contract',
    MN18100E0005: 'expired',
    MN00000X0000: 'unknown',
    'DROP TABLE': 'unknown',
  });
});

test('a warranty check without a serial number says so', async () => {
  for (const query of [{}, { secrets: '' }, { secrets: 'A'.repeat(65) }, { secrets: ['A', 'B'] }]) {
    const { status, body } = await request(app).get('/api/service/queryGuarantee').query(query);
    expect([status, body.code]).toEqual([200, 400]);
    expect(body.message).toContain('シリアル番号');
  }
});

test('one address may check ten warranties a minute, another is not held up by it', async () => {
  const from = (address: string) =>
    request(app).get('/api/service/queryGuarantee?secrets=MN26010A0417').set('X-Forwarded-For', address);
  for (let count = 0; count < 10; count += 1) expect((await from('203.0.113.7')).status).toBe(200);
  const refused = await from('203.0.113.7');
  expect([refused.status, refused.body.code]).toEqual([429, 429]);
  expect(refused.body.message).toContain('1分ほど');
  expect((await from('203.0.113.8')).status).toBe(200);
});

test('a verify code passes once, and is refused when it is spent, forged or missing', async () => {
  const check = async (body: object) =>
    (await request(app).post('/api/verify/checkVerifyCode').send(body)).body as {
      code: number;
      message: string;
    };
  const { body } = await request(app).get('/api/verify/challenge');
  const challenge = challengeSchema.parse(body.data);
  const verifyCode = await solve({ challenge: async () => challenge });
  expect(await check({ verifyCode })).toMatchObject({ code: 200, data: { verified: true } });
  expect(await check({ verifyCode })).toMatchObject({
    code: 400,
    message: expect.stringContaining('使用済み'),
  });
  expect(await check({ verifyCode: 'abc' })).toMatchObject({
    code: 400,
    message: expect.stringContaining('正しく'),
  });
  expect(await check({})).toMatchObject({ code: 400, message: expect.stringContaining('verifyCode') });
});

test('a verify code that comes with a submission is good for that one, once', async () => {
  const send = (verifyCode: string, key: string) =>
    request(app)
      .post('/api/consult/addNewContentForm')
      .set('Idempotency-Key', key)
      .send({ ...quick, content: key, verifyCode });
  const codeFor = async (purpose: string) => {
    const { body } = await request(app).get('/api/verify/challenge').query({ purpose });
    return solve({ challenge: async () => challengeSchema.parse(body.data) });
  };
  const code = await codeFor('quick:visit-1');
  const stolen = await send(code, 'visit-2');
  expect(stolen.body).toMatchObject({ code: 400, data: { fields: [{ name: 'verifyCode' }] } });
  expect((await send(code, 'visit-1')).body.code).toBe(200);
  expect((await send(code, 'visit-1')).body.message).toContain('使用済み');
  for (const wrong of ['abc', await codeFor('sales:visit-3'), { a: 1 } as never]) {
    expect((await send(wrong, 'visit-3')).body.code).toBe(400);
  }
  expect(await allOf(store)).toHaveLength(1);
});

test('an address that sends without verify codes is stopped in time, another and one with a code are not', async () => {
  const send = async (address: string, body: object, key = '') =>
    (
      await request(app)
        .post('/api/consult/addNewContentForm')
        .set({ 'X-Forwarded-For': address, 'Idempotency-Key': key })
        .send(body)
    ).body as { code: number; message: string };
  // What is not stored does not count.
  for (let count = 0; count < 3; count += 1) expect((await send('203.0.113.9', {})).code).toBe(400);
  for (let count = 0; count < 200; count += 1) expect((await send('203.0.113.9', quick)).code).toBe(200);
  const refused = await send('203.0.113.9', quick);
  expect(refused).toMatchObject({ code: 429, message: expect.stringContaining('1時間ほど') });
  expect((await send('203.0.113.10', quick)).code).toBe(200);
  const { body } = await request(app).get('/api/verify/challenge').query({ purpose: 'quick:visit-9' });
  const verifyCode = await solve({ challenge: async () => challengeSchema.parse(body.data) });
  expect((await send('203.0.113.9', { ...quick, verifyCode }, 'visit-9')).code).toBe(200);
  expect(await allOf(store)).toHaveLength(202);
});

test('a form with the hidden field filled in is thanked and not stored', async () => {
  for (const [path, form, body] of EVERY_FORM) {
    const answer = await request(app)
      .post(`/api${path}`)
      .send({ ...body, contactNote: 'buy cheap' });
    expect([form, answer.body.code]).toEqual([form, 200]);
    expect(receiptSchema.safeParse(answer.body.data).success).toBe(true);
  }
  expect(await allOf(store)).toEqual([]);
});

test.each([
  ['a webinar that does not exist', { webinar: '宇宙セミナー' }, '見つかりません'],
  ['a day without one', { webinar: '20250404' }, '見つかりません'],
  ['taking part in one that is over', { webinar: '20250403', requestType: '参加' }, '終了しました'],
])('a sign-up for %s is refused', async (_what, values, said) => {
  const [path, , body] = EVERY_FORM.find(([, form]) => form === 'webinar')!;
  const answer = await request(app)
    .post(`/api${path}`)
    .send({ ...body, ...values });
  expect(answer.body).toMatchObject({ code: 400, message: expect.stringContaining(said) });
  expect(formProblemsSchema.parse(answer.body.data).fields).toHaveLength(1);
  expect(await allOf(store)).toEqual([]);
});

test('a webinar is known by its day in words and by its title as well', async () => {
  const [path, , body] = EVERY_FORM.find(([, form]) => form === 'webinar')!;
  const [first] = corpus.webinars.toSorted((a, b) => a.date.localeCompare(b.date));
  for (const webinar of [`${formatDayWithWeekday(first?.date ?? '')} ${first?.title}`, first?.title]) {
    const answer = await request(app)
      .post(`/api${path}`)
      .send({ ...body, webinar });
    expect([webinar, answer.body.code]).toEqual([webinar, 200]);
  }
});

test('checks of verify codes are limited', async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 21; count += 1) {
    statuses.push((await request(app).post('/api/verify/checkVerifyCode').send({ verifyCode: 'x' })).status);
  }
  expect(statuses.at(19)).toBe(200);
  expect(statuses.at(20)).toBe(429);
});

test('each thumb counts, for products that exist', async () => {
  expect((await request(app).post('/api/goods/addThumb/203')).body.data).toEqual({ total: 1 });
  expect((await request(app).post('/api/goods/addThumb/203')).body.data).toEqual({ total: 2 });
  expect((await request(app).post('/api/goods/addThumb/999999')).body.code).toBe(404);
  expect((await request(app).post('/api/goods/addThumb/abc')).body.code).toBe(400);
});

test("a malformed address is the caller's to mend, told in an envelope and not reported as a failure", async () => {
  const answer = await request(app).get('/api/news/info/%E0%A4%A');
  expect(answer.status).toBe(400);
  expect(answer.body).toEqual({ code: 400, message: 'リクエストの形式が正しくありません。', data: null });
});
