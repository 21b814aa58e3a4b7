import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import request from 'supertest';
import { mediaPath } from '../../../media/output.ts';
import { documentPageSchema, type WireDocument } from '../../../records/product-file/wire.ts';
import { DOCUMENT_TYPES } from '../../../shared/api/vocabulary.ts';
import { FIXTURE_MEDIA } from '../../support/content/fixture-content.ts';
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
    const file = readFileSync(mediaPath(FIXTURE_MEDIA, url));
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
