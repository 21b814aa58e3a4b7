import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from '@jest/globals';
import request from 'supertest';
import { guaranteeSchema } from '../../../records/device/wire.ts';
import { challengeSchema } from '../../../shared/api/forms/answers.ts';
import { recordingLogger } from '../../../test/support/log.ts';
import { formService, QUICK } from '../../../test/support/services/form-service.ts';
import { allOf, solve } from '../../../test/support/store/fixtures.ts';
import { createContentApp } from '../app.ts';
import { StoreUnavailable } from '../store/late-store.ts';
import { openStore } from '../store/store.ts';

const service = formService();

test('the warranty check answers in the same shape for every serial number', async () => {
  const statuses: Record<string, string> = {};
  for (const serial of [
    'ｍｎ２６０１０ａ０４１７',
    'MN-25080C2232',
    'MN18100E0005',
    'MN00000X0000',
    'DROP TABLE',
  ]) {
    const { body } = await request(service.app).get('/api/service/queryGuarantee').query({ secrets: serial });
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

test('a warranty check without a serial number is refused with a message', async () => {
  for (const query of [{}, { secrets: '' }, { secrets: 'A'.repeat(65) }, { secrets: ['A', 'B'] }]) {
    const { status, body } = await request(service.app).get('/api/service/queryGuarantee').query(query);
    expect([status, body.code]).toEqual([200, 400]);
    expect(body.message).toContain('シリアル番号');
  }
});

test('one address may check ten warranties a minute, without limiting another', async () => {
  const from = (address: string) =>
    request(service.app)
      .get('/api/service/queryGuarantee?secrets=MN26010A0417')
      .set('X-Forwarded-For', address);
  for (let count = 0; count < 10; count += 1) expect((await from('203.0.113.7')).status).toBe(200);
  const refused = await from('203.0.113.7');
  expect([refused.status, refused.body.code]).toEqual([429, 429]);
  expect(refused.body.message).toContain('1分ほど');
  expect((await from('203.0.113.8')).status).toBe(200);
});

test('a verify code is accepted once, and refused when it is used, forged or missing', async () => {
  const check = async (body: object) =>
    (await request(service.app).post('/api/verify/checkVerifyCode').send(body)).body as {
      code: number;
      message: string;
    };
  const { body } = await request(service.app).get('/api/verify/challenge');
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

test('a verify code of a submission is valid for all repetitions of that submission', async () => {
  const send = (verifyCode: string, key: string, content = key) =>
    request(service.app)
      .post('/api/consult/addNewContentForm')
      .set('Idempotency-Key', key)
      .send({ ...QUICK, content, verifyCode });
  const codeFor = async (purpose: string) => {
    const { body } = await request(service.app).get('/api/verify/challenge').query({ purpose });
    return solve({ challenge: async () => challengeSchema.parse(body.data) });
  };
  const code = await codeFor('quick:visit-1');
  const stolen = await send(code, 'visit-2');
  expect(stolen.body).toMatchObject({ code: 400, data: { fields: [{ name: 'verifyCode' }] } });
  const stored = await send(code, 'visit-1');
  expect(stored.body.code).toBe(200);
  expect((await send(code, 'visit-1')).body.data).toEqual(stored.body.data);
  expect((await send(code, 'visit-1', 'another one')).body.code).toBe(409);
  for (const wrong of ['abc', await codeFor('sales:visit-3'), { a: 1 } as never]) {
    expect((await send(wrong, 'visit-3')).body.code).toBe(400);
  }
  expect(await allOf(service.store)).toHaveLength(1);
});

test('submissions without verify codes are limited by address, those of another or with a code are not', async () => {
  const send = async (address: string, body: object, key = '') =>
    (
      await request(service.app)
        .post('/api/consult/addNewContentForm')
        .set({ 'X-Forwarded-For': address, 'Idempotency-Key': key })
        .send(body)
    ).body as { code: number; message: string };
  // Submissions that are not stored do not count.
  for (let count = 0; count < 3; count += 1) expect((await send('203.0.113.9', {})).code).toBe(400);
  for (let count = 0; count < 200; count += 1) expect((await send('203.0.113.9', QUICK)).code).toBe(200);
  const refused = await send('203.0.113.9', QUICK);
  expect(refused).toMatchObject({ code: 429, message: expect.stringContaining('1時間ほど') });
  expect((await send('203.0.113.10', QUICK)).code).toBe(200);
  const { body } = await request(service.app)
    .get('/api/verify/challenge')
    .query({ purpose: 'quick:visit-9' });
  const verifyCode = await solve({ challenge: async () => challengeSchema.parse(body.data) });
  expect((await send('203.0.113.9', { ...QUICK, verifyCode }, 'visit-9')).code).toBe(200);
  expect(await allOf(service.store)).toHaveLength(202);
});

test('checks of verify codes are limited', async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 21; count += 1) {
    statuses.push(
      (await request(service.app).post('/api/verify/checkVerifyCode').send({ verifyCode: 'x' })).status,
    );
  }
  expect(statuses.at(19)).toBe(200);
  expect(statuses.at(20)).toBe(429);
});

test('while the store fails a form gets an error with the phone number, and reading continues', async () => {
  const { corpus, store } = service;
  const away = async () => {
    throw new StoreUnavailable();
  };
  const errors: unknown[] = [];
  const app = createContentApp({
    corpus,
    store: { ...store, submissions: { ...store.submissions, add: away }, addThumb: away },
    onError: (error) => errors.push(error),
  });
  const refused = await request(app).post('/api/consult/addNewContentForm').send(QUICK);
  expect([refused.status, refused.body.code, refused.headers['retry-after']]).toEqual([503, 503, '5']);
  expect(refused.body.message).toContain('お電話');
  expect((await request(app).get('/api/goods/category')).body.code).toBe(200);
  expect(errors).toEqual([]);
});

test('at the storage limit a form gets an error, its verify code stays valid, and a repetition gets its receipt', async () => {
  const { corpus } = service;
  const store = await openStore({
    logger: recordingLogger().logger,
    site: corpus.site,
    maxBytes: 200_000,
    measuredForMs: 0,
  });
  const app = createContentApp({ corpus, store, onError: (error) => expect(error).toBeUndefined() });
  const send = (key: string, body: object) =>
    request(app).post('/api/consult/addNewContentForm').set('Idempotency-Key', key).send(body);
  const first = await send('visit-1', QUICK);
  await store.submissions.add({ form: 'sales', typed: { content: 'x'.repeat(200_000) }, folded: {} });
  const { body } = await request(app).get('/api/verify/challenge').query({ purpose: 'quick:visit-2' });
  const verifyCode = await solve({ challenge: async () => challengeSchema.parse(body.data) });
  const refused = await send('visit-2', { ...QUICK, verifyCode });
  expect([refused.status, refused.body.code, refused.headers['retry-after']]).toEqual([503, 503, '600']);
  expect(refused.body.message).toContain('お電話');
  expect(await store.verifyCodes.check(verifyCode, 'quick:visit-2')).toBe('passed');
  expect((await send('visit-1', QUICK)).body.data).toEqual(first.body.data);
  expect((await request(app).get('/api/goods/category')).body.code).toBe(200);
  await store.close();
});

test('while another process writes the database submissions wait, and reading does not', async () => {
  const { corpus } = service;
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'locked-'));
  const store = await openStore({ dataDir, logger: recordingLogger().logger, site: corpus.site });
  const asked = Promise.withResolvers<void>();
  const add: typeof store.submissions.add = (submission) => {
    asked.resolve();
    return store.submissions.add(submission);
  };
  const app = createContentApp({
    corpus,
    store: { ...store, submissions: { ...store.submissions, add } },
    onError: () => {},
  });
  const other = new DatabaseSync(path.join(dataDir, 'minamo.sqlite'));
  try {
    other.exec('BEGIN IMMEDIATE');
    let isAnswered = false;
    const sent = request(app)
      .post('/api/consult/addNewContentForm')
      .send(QUICK)
      .then((response) => {
        isAnswered = true;
        return response;
      });
    await asked.promise;
    for (const read of ['/api/goods/category', '/api/verify/challenge'])
      expect((await request(app).get(read)).body.code).toBe(200);
    expect(isAnswered).toBe(false);
    other.exec('ROLLBACK');
    const { body } = await sent;
    expect(body.code).toBe(200);
    expect((await allOf(store)).map(({ receipt }) => receipt)).toEqual([body.data.receipt]);
  } finally {
    other.close();
    await store.close();
    await rm(dataDir, { recursive: true });
  }
});

test('a service that runs alone answers only health checks without its token', async () => {
  const { corpus, store } = service;
  let canWrite = true;
  const token = 'a token of sixteen characters'.replaceAll(' ', '-');
  const onError = (error: unknown) => expect(error).toBeUndefined();
  const app = createContentApp({ corpus, store, token, health: { canWrite: () => canWrite }, onError });
  const status = async (path: string, headers = {}) => (await request(app).get(path).set(headers)).status;
  expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 200]);
  canWrite = false;
  expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 503]);
  expect(await status('/api/goods/category')).toBe(403);
  expect(await status('/api/goods/category', { 'x-content-token': token })).toBe(200);
});
