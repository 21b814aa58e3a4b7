import { afterAll, beforeAll, expect, test } from '@jest/globals';
import request from 'supertest';
import { FIXTURE_CONTENT, FIXTURE_MEDIA } from '../support/content/fixture-content.ts';
import { type ContentService, startContent } from '../support/services/content-service.ts';
import { deadOrigin, startFakeUpstream } from '../support/services/fake-upstream.ts';
import { createTestSite, type TestSite } from '../support/sites/site.ts';

const RESULTS = '/service/warranty-check/results';

/** A separate service, because checks are limited by address. */
let content: ContentService;
let site: TestSite;

beforeAll(async () => {
  content = await startContent({ contentDir: FIXTURE_CONTENT, mediaDir: FIXTURE_MEDIA });
  site = await createTestSite({ upstream: content.origin });
});

afterAll(async () => {
  await site.close();
  await content.close();
});

function check(serial: string, where = site) {
  return request(where.app)
    .post(RESULTS)
    .set('Accept', 'text/html')
    .set('Accept-Language', 'ja')
    .set('Sec-Fetch-Site', 'same-origin')
    .type('form')
    .send({ secrets: serial });
}

/** Text of a page without its markup and its state. */
function words(html: string): string {
  return html
    .replace(/<script.*?<\/script>/gs, '')
    .replace(/<(?:[^>"]|"[^"]*")*>/g, '')
    .replace(/\s+/g, ' ');
}

test.each(['/service/warranty-check', RESULTS])(
  '%s has a form for the serial number, which posts',
  async (path) => {
    const { status, text } = await request(site.app).get(path).set('Accept', 'text/html');
    expect(status).toBe(200);
    const form = /<form [^>]*method="post"[^>]*>/.exec(text)?.[0];
    expect(form).toContain(`action="${RESULTS}"`);
    expect(text).toMatch(/<input [^>]*name="secrets"/);
    expect(words(text)).not.toContain('確認結果 シリアル番号');
  },
);

test.each<[serial: string, name: string, fact: string, shown?: string]>([
  ['MN26030B1102', '保守契約あり', '先出しセンドバック保証(2031年7月7日まで)'],
  ['mn26010a-0417', '保証期間内', '登録済み', 'MN26010A0417'],
  ['ＭＮ26010Ａ0418', '保証期間内', '未登録(出荷日の30日後から起算)', 'MN26010A0418'],
  ['MN18100E0005', '保証期間終了', '2018年10月15日'],
  ['MN00000X0000', '該当なし', '読み違い'],
])('%s without JavaScript: %s', async (serial, name, fact, shown = serial) => {
  const { status, text, headers } = await check(serial);
  expect(status).toBe(200);
  expect(/<title>(.*?)<\/title>/.exec(text)?.[1]).toMatch(new RegExp(`^${name} - 保証状況の確認結果`));
  expect(words(text)).toContain(fact);
  expect(words(text)).toContain(shown);
  expect(headers['cache-control']).toBe('no-store');
});

test('a device without a registration is led to it, an unknown one to the desk', async () => {
  const unregistered = (await check('MN26010A0418')).text;
  expect(unregistered.split('id="check"')[0]).toContain('action="/service/warranty-check/report"');
  expect((await check('MN00000X0000')).text.split('id="check"')[0]).toContain('href="tel:0120-000-100"');
});

test.each([
  ['', 'シリアル番号を入力してください。'],
  ['S/N不明', 'ラベルの「S/N」の右側にある英数字を入力してください。'],
])('「%s」 is refused with a way to mend it, and stays typed', async (serial, message) => {
  const { status, text } = await check(serial);
  expect(status).toBe(422);
  expect(text).toMatch(/<title>エラー:/);
  expect(words(text)).toContain(message);
  expect(text).toMatch(/role="alert"/);
  expect(text).toContain(`value="${serial}"`);
});

test('while the API is down the page reports it, and the input stays', async () => {
  const down = await createTestSite({ upstream: await deadOrigin() });
  const { status, text } = await check('MN26010A0417', down);
  expect(status).toBe(502);
  expect(words(text)).toContain('ただいま保証状況を確認できません。時間をおいて');
  expect(text).toContain('value="MN26010A0417"');
  await down.close();
});

test('too many checks are rejected with a request to wait, and the input stays', async () => {
  const busy = await startFakeUpstream((req, res) => {
    res.statusCode = req.url?.includes('queryGuarantee') ? 429 : 200;
    res.end(JSON.stringify({ code: res.statusCode, message: '', data: [] }));
  });
  const narrow = await createTestSite({ upstream: busy.origin });
  const { status, text } = await check('MN26010A0417', narrow);
  expect(status).toBe(429);
  expect(words(text)).toContain('1分ほどおいて、もう一度お試しください。');
  expect(text).toContain('value="MN26010A0417"');
  await narrow.close();
  await busy.close();
});

test('no serial number stands in a log', async () => {
  await check('MN26010A0417');
  await request(site.app).get('/api/service/queryGuarantee?secrets=MN26010A0417');
  expect(site.lines.length).toBeGreaterThan(1);
  expect(JSON.stringify(site.lines)).not.toMatch(/MN26010A0417/i);
});

test('the input is shown as text', async () => {
  const { text } = await check('"><script>alert(1)</script>');
  expect(text).not.toContain('<script>alert(1)');
});
