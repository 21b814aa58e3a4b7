import { afterAll, beforeAll, expect, test } from '@jest/globals';
import request from 'supertest';
import type { Renderer } from '../../../server/render/page-deps.ts';
import { ROUTES } from '../../../shared/paths/routes.ts';
import { createTestSite, stubRenderer, type TestSite } from '../../support/sites/site.ts';

/** Renderer that answers with the request it received. */
const echo: Renderer = {
  build: 'echo',
  async load(url) {
    const { assets, render } = await stubRenderer.load(url);
    return {
      assets,
      async render(input) {
        const body = await input.request.text();
        const outcome = await render(input);
        return { ...outcome, pipe: (destination) => void destination.end(`${input.request.method} ${body}`) };
      },
    } as Awaited<ReturnType<Renderer['load']>>;
  },
};

let site: TestSite;

beforeAll(async () => {
  site = await createTestSite({ renderer: echo });
});

afterAll(() => site.close());

test('a form posted to its own page reaches the page with its values, and is not cached', async () => {
  const response = await request(site.app)
    .post('/sales?backUrl=/products')
    .set('Sec-Fetch-Site', 'same-origin')
    .type('form')
    .send('corporateName=%E6%A0%AA%E5%BC%8F');
  expect(response.status).toBe(200);
  expect(response.text).toBe('POST corporateName=%E6%A0%AA%E5%BC%8F');
  expect(response.headers['cache-control']).toBe('no-store');
  expect(JSON.stringify(site.lines)).not.toContain('%E6%A0%AA');
});

const upload = (path: string) =>
  request(site.app).post(path).set('Sec-Fetch-Site', 'same-origin').field('intent', 'csv');

test('a table that is sent as a file arrives as if it had been typed, also as spreadsheets write it', async () => {
  const shiftJis = Buffer.from([0x8c, 0x5e, 0x94, 0xd4, 0x2c, 0x31]);
  const { status, text } = await upload('/products/list').attach('file', shiftJis, 'list.csv');
  expect([status, text]).toEqual([200, `POST intent=csv&file=${encodeURIComponent('型番,1')}`]);
  // A file field without a chosen file, as browsers send it.
  const none =
    '--x\r\nContent-Disposition: form-data; name="file"; filename=""\r\nContent-Type: application/octet-stream\r\n\r\n\r\n--x--\r\n';
  const without = request(site.app).post('/products/list').set('Sec-Fetch-Site', 'same-origin');
  expect((await without.set('Content-Type', 'multipart/form-data; boundary=x').send(none)).text).toBe(
    'POST ',
  );
});

test('a file is rejected where none is expected, from another site, when it is too large and when it is truncated', async () => {
  const file = Buffer.from('MA3511,1');
  expect((await upload('/sales').attach('file', file, 'list.csv')).status).toBe(415);
  const foreign = request(site.app).post('/products/list').set('Sec-Fetch-Site', 'cross-site');
  expect((await foreign.attach('file', file, 'list.csv')).status).toBe(403);
  expect(
    (await upload('/products/list').attach('file', Buffer.alloc(65 * 1024, 'a'), 'list.csv')).status,
  ).toBe(413);
  const torn = request(site.app).post('/products/list').set('Sec-Fetch-Site', 'same-origin');
  for (const type of ['multipart/form-data; boundary=x', 'multipart/form-data'])
    expect((await torn.set('Content-Type', type).send('--x\r\nno end')).status).toBe(400);
});

test.each([
  ['another site', { 'Sec-Fetch-Site': 'cross-site' }],
  ['another origin of an old browser', { Origin: 'https://elsewhere.example' }],
  ['an opaque origin', { Origin: 'null' }],
])('a form of %s is refused', async (_who, headers) => {
  const response = await request(site.app).post('/sales').set(headers).type('form').send('a=1');
  expect(response.status).toBe(403);
  expect(response.text).toContain('送信元を確認できませんでした');
});

test.each([
  [
    "the site's own origin behind a proxy that writes another Host",
    'https://www.minamo-networks.example',
    {},
  ],
  [
    'the host that the proxy was requested at',
    'https://shop.example',
    { 'X-Forwarded-Host': 'shop.example' },
  ],
])('an older browser may post from %s', async (_where, origin, headers) => {
  const response = await request(site.app)
    .post('/sales')
    .set({ Host: 'site:3000', Origin: origin, ...headers })
    .type('form')
    .send('a=1');
  expect(response.status).toBe(200);
});

test('a host from an untrusted proxy is ignored', async () => {
  const direct = await createTestSite({ renderer: echo, env: { TRUST_PROXY: '10.0.0.1' } });
  const response = await request(direct.app)
    .post('/sales')
    .set({ Origin: 'https://shop.example', 'X-Forwarded-Host': 'shop.example' })
    .type('form')
    .send('a=1');
  await direct.close();
  expect(response.status).toBe(403);
});

test('any body other than a URL-encoded form is rejected with 415', async () => {
  expect((await request(site.app).post('/sales').send({ a: 1 })).status).toBe(415);
});

test('a form that is too large is rejected, and its values stay out of the log', async () => {
  const response = await request(site.app)
    .post('/sales')
    .type('form')
    .send(`content=${'secret'.repeat(200_000)}`);
  expect(response.status).toBe(413);
  expect(JSON.stringify(site.lines)).not.toContain('secretsecret');
});

test('a body that contradicts its encoding is rejected as unreadable, not as too large', async () => {
  const response = await request(site.app)
    .post('/sales')
    .type('form')
    .set('Content-Encoding', 'gzip')
    .send('a=1');
  expect(response.status).toBe(400);
  expect(response.text).toContain('送信内容を読み取れませんでした');
});

test('a page that takes no form answers 405', async () => {
  const pages = ROUTES.filter((route) => !('takesForm' in route) && !('param' in route));
  expect(pages.length).toBeGreaterThan(20);
  for (const { pattern } of pages) {
    const response = await request(site.app).post(pattern).type('form').send('a=1');
    expect([pattern, response.status]).toEqual([pattern, 405]);
  }
});

test('a visitor who posts without end is rate limited', async () => {
  const narrow = await createTestSite({ renderer: echo, env: { WRITES_PER_MINUTE: '2' } });
  const post = () => request(narrow.app).post('/sales').type('form').send('a=1');
  try {
    expect((await post()).status).toBe(200);
    expect((await post()).status).toBe(200);
    const refused = await post();
    expect(refused.status).toBe(429);
    expect(refused.text).toContain('入力した内容は残っています');
  } finally {
    await narrow.close();
  }
});
