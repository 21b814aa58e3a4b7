import { expect, test } from '@jest/globals';
import request from 'supertest';
import * as z from 'zod/mini';
import { receiptSchema } from '../../../shared/api/forms/answers.ts';
import { formatDayWithWeekday } from '../../../shared/text/date.ts';
import { formService, QUICK } from '../../../test/support/services/form-service.ts';
import { allOf } from '../../../test/support/store/fixtures.ts';

/** `data` of an envelope with code 400: every field to mend, in the form's order. */
const formProblemsSchema = z.object({
  fields: z.array(z.object({ name: z.string(), message: z.string() })),
});

const service = formService();

const person = {
  corporateName: '株式会社みなと設備',
  familyName: '髙橋',
  givenName: '太郎',
  mailbox: 'taro@example.co.jp',
  privacyConsent: true,
};
const address = { postalCode: '〒100-0000', prefecture: '東京都', city: '水面区', street: '波間1-2-3' };
const EVERY_FORM: [path: string, form: string, body: Record<string, unknown>][] = [
  ['/consult/addNewContentForm', 'quick', QUICK],
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
  const response = await request(service.app).post(`/api${path}`).send(body);
  expect([response.status, response.body.code]).toEqual([200, 200]);
  expect(response.body.message).toMatch(/^[\u3041-\u9fff。]+$/);
  const { receipt } = receiptSchema.parse(response.body.data);
  const [kept, ...others] = await allOf(service.store);
  expect(others).toEqual([]);
  expect(kept).toMatchObject({ receipt, form });
  expect(kept?.typed.corporateName).toBe(body.corporateName);
  expect(kept?.folded.corporateName).toBe('みなと設備');
  // The version of the consent text is stored for each form that shows it.
  expect('consentTextVersion' in (kept?.typed ?? {})).toBe(form !== 'quick');
});

test('the same Idempotency-Key stores once', async () => {
  const send = () =>
    request(service.app)
      .post('/api/consult/addNewContentForm')
      .set('Idempotency-Key', 'one-visit')
      .send(QUICK);
  const [first, second] = [await send(), await send()];
  expect(second.body).toEqual(first.body);
  expect(await allOf(service.store)).toHaveLength(1);
});

test.each(EVERY_FORM.filter(([, form]) => form !== 'quick'))(
  'POST %s (%s) without consent, or without values, is refused with instructions and not stored',
  async (path, form, body) => {
    const unticked = await request(service.app)
      .post(`/api${path}`)
      .send({ ...body, privacyConsent: false });
    expect(unticked.body).toMatchObject({ code: 400, message: '個人情報の取扱いについてご確認ください。' });
    const empty = await request(service.app).post(`/api${path}`).send({ formType: form });
    expect([empty.status, empty.body.code]).toEqual([200, 400]);
    const { fields } = formProblemsSchema.parse(empty.body.data);
    expect(empty.body.message).toBe(fields[0]?.message);
    expect(fields.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['corporateName', 'familyName', 'mailbox']),
    );
    expect(await allOf(service.store)).toEqual([]);
  },
);

test.each([
  ['no JSON', '{"corporateName":'],
  ['a list', '[1,2]'],
  ['a text', '"abc"'],
  ['null', 'null'],
])('a body that is %s is answered with code 400 on every form', async (_what, body) => {
  for (const path of new Set(EVERY_FORM.map(([where]) => where))) {
    const response = await request(service.app).post(`/api${path}`).type('application/json').send(body);
    expect([path, response.status, response.body.code]).toEqual([path, 200, 400]);
    expect(response.body.message).toContain('JSON');
  }
});

test.each([
  ['nothing', ''],
  ['an object for a text', '{"corporateName":{"a":1}}'],
  ['a prototype', '{"__proto__":{"corporateName":"A"}}'],
])('a form that is %s is refused with its first field', async (_what, body) => {
  const response = await request(service.app)
    .post('/api/consult/addNewContentForm')
    .type('application/json')
    .send(body);
  expect([response.status, response.body.code]).toEqual([200, 400]);
  expect(response.body.message).toContain('法人名');
});

test('a body beyond the limit is refused in the envelope', async () => {
  const response = await request(service.app)
    .post('/api/consult/addNewContentForm')
    .send({ ...QUICK, content: 'あ'.repeat(30_000) });
  expect([response.status, response.body.code]).toEqual([200, 413]);
  expect(response.body.message).toContain('大きすぎます');
});

test('a body with another type than JSON is refused, for any content', async () => {
  const response = await request(service.app)
    .post('/api/consult/addNewContentForm')
    .type('text/plain')
    .send(JSON.stringify(QUICK));
  expect([response.status, response.body.code]).toEqual([200, 415]);
  expect(await allOf(service.store)).toEqual([]);
});

test('an unknown formType is named', async () => {
  const response = await request(service.app)
    .post('/api/consult/addSqNew')
    .send({ ...person, formType: 'other' });
  expect(response.body).toMatchObject({ code: 400, message: expect.stringContaining('formType') });
});

test('a form with the hidden field filled in gets a receipt and is not stored', async () => {
  for (const [path, form, body] of EVERY_FORM) {
    const response = await request(service.app)
      .post(`/api${path}`)
      .send({ ...body, contactNote: 'buy cheap' });
    expect([form, response.body.code]).toEqual([form, 200]);
    expect(receiptSchema.safeParse(response.body.data).success).toBe(true);
  }
  expect(await allOf(service.store)).toEqual([]);
});

test.each([
  ['a webinar that does not exist', { webinar: '宇宙セミナー' }, '見つかりません'],
  ['a day without one', { webinar: '20250404' }, '見つかりません'],
  ['taking part in one that is over', { webinar: '20250403', requestType: '参加' }, '終了しました'],
])('a sign-up for %s is refused', async (_what, values, said) => {
  const [path, , body] = EVERY_FORM.find(([, form]) => form === 'webinar')!;
  const response = await request(service.app)
    .post(`/api${path}`)
    .send({ ...body, ...values });
  expect(response.body).toMatchObject({ code: 400, message: expect.stringContaining(said) });
  expect(formProblemsSchema.parse(response.body.data).fields).toHaveLength(1);
  expect(await allOf(service.store)).toEqual([]);
});

test('a webinar is also recognized by its written date and by its title', async () => {
  const [path, , body] = EVERY_FORM.find(([, form]) => form === 'webinar')!;
  const [first] = service.corpus.webinars.toSorted((a, b) => a.date.localeCompare(b.date));
  for (const webinar of [`${formatDayWithWeekday(first?.date ?? '')} ${first?.title}`, first?.title]) {
    const response = await request(service.app)
      .post(`/api${path}`)
      .send({ ...body, webinar });
    expect([webinar, response.body.code]).toEqual([webinar, 200]);
  }
});

test('each thumb counts, for products that exist', async () => {
  expect((await request(service.app).post('/api/goods/addThumb/203')).body.data).toEqual({ total: 1 });
  expect((await request(service.app).post('/api/goods/addThumb/203')).body.data).toEqual({ total: 2 });
  expect((await request(service.app).post('/api/goods/addThumb/999999')).body.code).toBe(404);
  expect((await request(service.app).post('/api/goods/addThumb/abc')).body.code).toBe(400);
});

test("a malformed address is the caller's to mend, told in an envelope and not reported as a failure", async () => {
  const response = await request(service.app).get('/api/news/info/%E0%A4%A');
  expect(response.status).toBe(400);
  expect(response.body).toEqual({ code: 400, message: 'リクエストの形式が正しくありません。', data: null });
});
