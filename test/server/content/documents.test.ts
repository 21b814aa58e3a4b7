import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import request from 'supertest';
import { mediaPath } from '../../../media/output.ts';
import { documentPageSchema, type WireDocument } from '../../../records/product-file/wire.ts';
import { DOCUMENT_TYPES } from '../../../shared/api/vocabulary.ts';
import { FIXTURE_CONTENT, FIXTURE_MEDIA } from '../../support/content/fixture-content.ts';
import { readPdf } from '../../support/pdf-text.ts';
import { SITE } from '../../support/sites/fixture-site.ts';
import { createTestSite, type TestSite } from '../../support/sites/site.ts';

let site: TestSite;

beforeAll(async () => {
  site = await createTestSite();
});

afterAll(() => site.close());

async function documents(query = ''): Promise<WireDocument[]> {
  const found: WireDocument[] = [];
  for (let page = 1; ; page += 1) {
    const { body } = await request(site.app).get(`/api/goods/dataDownload?limit=100&page=${page}${query}`);
    const { list, total } = documentPageSchema.parse(body.data);
    found.push(...list);
    if (found.length >= total) return found;
  }
}

test('every listed file exists with its listed size and hash', async () => {
  const list = await documents();
  expect(new Set(list.map(({ type }) => type))).toEqual(new Set(DOCUMENT_TYPES));
  for (const { url, size, sha256 } of list) {
    const isOwn = url.startsWith('/files/');
    const file = readFileSync(isOwn ? path.join(FIXTURE_CONTENT, url) : mediaPath(FIXTURE_MEDIA, url));
    const found = { size: file.length, sha256: createHash('sha256').update(file).digest('hex') };
    expect([url, found]).toEqual([url, { size, sha256 }]);
  }
});

test('a data sheet is served as a PDF whose original is the product page', async () => {
  const [file] = await documents();
  const response = await request(site.app)
    .get(file!.url)
    .buffer(true)
    .parse((res, done) => {
      const parts: Buffer[] = [];
      res.on('data', (part: Buffer) => parts.push(part));
      res.on('end', () => done(null, Buffer.concat(parts)));
    });
  expect(response.status).toBe(200);
  expect(response.headers['content-type']).toBe('application/pdf');
  const product = file!.products[0]!;
  expect(response.headers.link).toBe(
    `<${SITE.origin}/products/${product.urlName}_p${product.id}.html>; rel="canonical"`,
  );
  expect(readPdf(response.body).pages[0]).toContain(product.modeName);
  const missing = await request(site.app).get('/media/datasheets/no-such-model.pdf');
  expect([missing.status, missing.headers.link]).toEqual([404, undefined]);
});

test('firmware is served as an archive, with the query of its consent too', async () => {
  const [file] = await documents('&type=firmware');
  for (const url of [file!.url, `${file!.url}?consent=1`]) {
    const response = await request(site.app).get(url);
    expect([response.status, response.headers['content-type']]).toEqual([200, 'application/zip']);
    expect(Number(response.headers['content-length'])).toBe(file!.size);
  }
});

test('guides and firmware stand behind a form that needs the tick; the terms are on the page', async () => {
  const { text } = await request(site.app).get('/downloads?type=firmware&keywords=MR2400');
  expect(text).toMatch(/<form[^>]*action="\/media\/firmware\/mr2400-2\.6\.2\.zip"/);
  expect(text).toMatch(/<input(?=[^>]*type="checkbox")(?=[^>]*required)[^>]*name="consent"/);
  expect(text).not.toContain('href="/media/firmware/');
  expect(text).toContain('id="licence"');
  expect(text).toContain('逆コンパイル');
  expect(text).toContain('変更点とSHA-256');
  expect(text).toContain('セキュリティの修正を含む');
  const [file] = await documents('&type=firmware&keywords=MR2400');
  expect(text).toContain(file!.sha256);
});

test('the downloads page and the product page lead to it', async () => {
  const list = await request(site.app).get('/downloads?cateId=2&keywords=MA3511');
  expect(list.text).toContain('href="/media/datasheets/ma3511.pdf"');
  expect(list.text).not.toContain('ms2310-24p4x.pdf');
  const product = await request(site.app).get('/products/ma3511_p203.html');
  expect(product.text).toContain('href="/media/datasheets/ma3511.pdf"');
  const none = await request(site.app).get('/downloads?keywords=ZZ9999');
  expect(none.text).toContain('当てはまる資料がありません');
  expect((await request(site.app).get('/downloads?page=99')).status).toBe(404);
});

test("a vendor's own file is on its product's page, in the list, in the search and in /products.json", async () => {
  const address = '/files/cad/ma3511.dxf';
  const [file] = await documents('&type=file&keywords=DXF');
  expect(file).toMatchObject({
    url: address,
    kind: 'CAD(DXF)',
    title: 'MA3511の外形図',
    needsConsent: false,
  });
  for (const page of ['/products/ma3511_p203.html', '/downloads?keywords=DXF'])
    expect((await request(site.app).get(page)).text).toContain(`href="${address}"`);
  expect((await request(site.app).get('/search?value=MA3511 外形図')).text).toContain(
    '/products/ma3511_p203',
  );
  expect((await request(site.app).get('/search?value=適合宣言書')).text).toContain('href="/downloads"');
  const { body } = await request(site.app).get('/products.json');
  const { files } = body.products.find(({ id }: { id: number }) => id === 203);
  expect(files).toContainEqual(
    expect.objectContaining({
      url: SITE.origin + address,
      kind: 'CAD(DXF)',
      size: file!.size,
      language: 'ja',
    }),
  );
  const ofSite = await request(site.app).get('/downloads?keywords=適合宣言');
  expect(ofSite.text).toMatch(/英語.*全製品の適合宣言書/s);
});

test('a file is saved under its name, and an interrupted download goes on at any machine', async () => {
  const address = '/files/declaration.txt';
  const whole = await request(site.app).get(address);
  expect(whole.headers).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'content-disposition': 'attachment; filename=declaration.txt',
    'cache-control': 'public, max-age=3600',
    'accept-ranges': 'bytes',
  });
  const { etag } = whole.headers;
  const [file] = await documents('&type=file&keywords=適合宣言');
  expect(etag).toBe(`"${file!.sha256}"`);
  const ask = (headers: object) =>
    request(site.app)
      .get(address)
      .set({ ...headers });
  const rest = await ask({ Range: 'bytes=12-', 'If-Range': etag });
  expect([rest.status, rest.text]).toEqual([206, whole.text.slice(12)]);
  expect((await ask({ Range: 'bytes=12-', 'If-Range': '"another"' })).status).toBe(200);
  expect((await ask({ 'If-None-Match': etag })).status).toBe(304);
});

test.each(['/files/gone.dxf', '/files/', '/files/%2e%2e/site.yaml', '/files/../files.yaml', '/files.yaml'])(
  '%s is no file',
  async (address) => {
    const { status, text } = await request(site.app).get(address);
    expect([400, 404]).toContain(status);
    expect(text).not.toContain('sha256');
  },
);
