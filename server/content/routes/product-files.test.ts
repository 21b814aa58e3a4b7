import path from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import type { Express } from 'express';
import request from 'supertest';
import { documentPageSchema, skuDocumentPageSchema } from '../../../shared/api/product-file.ts';
import { createContentApp } from '../app.ts';
import { type Corpus, loadCorpus } from '../corpus.ts';
import { type DatasheetEntry, datasheetUrl, readDatasheetIndex } from '../datasheet-index.ts';

let corpus: Corpus;
let app: Express;

beforeAll(async () => {
  corpus = await loadCorpus(path.resolve(import.meta.dirname, '../../../content'), []);
  const datasheets = corpus.products.map(
    ({ id, urlName, updatedOn }): DatasheetEntry => ({
      productId: id,
      url: datasheetUrl(urlName),
      page: `/products/${urlName}_p${id}.html`,
      version: updatedOn,
      size: 90_000 + id,
      sha256: 'a'.repeat(64),
    }),
  );
  app = createContentApp({
    corpus,
    datasheets,
    onError: (error) => {
      throw error;
    },
  });
});

async function ask(url: string) {
  const { body } = await request(app).get(`/api/goods/${url}`);
  return body as { code: number; message: string; data: unknown };
}

const list = async (url: string) => documentPageSchema.parse((await ask(url)).data);

test('the data sheet of a product', async () => {
  const { list: found, total } = await list('dataSheet?id=203');
  expect(total).toBe(1);
  expect(found[0]).toEqual({
    id: 203,
    title: 'MA3511 データシート',
    type: 'データシート',
    version: corpus.products.find(({ id }) => id === 203)?.updatedOn,
    size: 90_203,
    sha256: 'a'.repeat(64),
    url: '/media/datasheets/ma3511.pdf',
    product: expect.objectContaining({ id: 203, modeName: 'MA3511', categoryId: 2, endOfLife: false }),
  });
});

test.each(['dataSheet', 'dataDownload', 'fileList', 'fileListNew'])(
  '%s lists all of them in pages',
  async (name) => {
    const first = await list(`${name}?limit=10`);
    expect([first.total, first.list.length]).toEqual([corpus.products.length, 10]);
    const last = await list(`${name}?limit=10&page=${Math.ceil(first.total / 10)}`);
    expect(last.list.length).toBe(first.total % 10 || 10);
  },
);

test('newest records first', async () => {
  const days = (await list('fileListNew?limit=100')).list.map(({ version }) => version);
  expect(days).toEqual([...days].sort().reverse());
});

test('each part number has its document', async () => {
  const { data } = await ask('fileListSkuNew?id=203');
  const { list: found } = skuDocumentPageSchema.parse(data);
  const skus = corpus.products.find(({ id }) => id === 203)?.skus.map(({ sku }) => sku);
  expect(found.map(({ sku }) => sku)).toEqual(skus);
});

test('a category and a model, however it is typed, narrow the list', async () => {
  const wireless = await list('dataDownload?cateId=2&limit=100');
  expect(wireless.list.every(({ product }) => product.categoryId === 2)).toBe(true);
  for (const typed of ['ms2310-24p4x', 'MS2310ー24P4X', 'MS2310 24p4x']) {
    const { list: found } = await list(`dataDownload?keywords=${encodeURIComponent(typed)}`);
    expect(found.map(({ product }) => product.modeName)).toEqual(['MS2310-24P4X']);
  }
  expect((await list('dataDownload?cateId=2&keywords=MS2310')).total).toBe(0);
});

test.each([
  ['an unknown product', 'dataSheet?id=999', 404, 'この製品は見つかりませんでした。'],
  ['no number', 'fileList?id=x', 400, 'idは整数で指定してください。'],
  ['too many', 'dataDownload?limit=101', 400, 'limitは100以下で指定してください。'],
])('%s is answered in words', async (_what, url, code, message) => {
  expect(await ask(url)).toEqual({ code, message, data: null });
});

test('before the first build there are none', async () => {
  expect(await readDatasheetIndex('/no/such/index.json')).toEqual([]);
});
