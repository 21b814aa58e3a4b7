import { beforeAll, expect, test } from '@jest/globals';
import type { Express } from 'express';
import request from 'supertest';
import type { Corpus } from '../../corpus/corpus.ts';
import type { WireProductCard } from '../../shared/api/product-card.ts';
import { type ContentApp, contentApp } from '../../test/support/content-app.ts';
import { goodsCalls, goodsSkuModelSchema, productPageSchema, technicalParamSchema } from './wire.ts';

let app: Express;
let read: ContentApp['read'];
let corpus: Corpus;

beforeAll(async () => {
  ({ app, corpus, read } = await contentApp({
    media: { drawn: ['/media/products/ma3511.svg'], photos: {} },
  }));
});

test('pictures and parameters are answered on their own too', async () => {
  expect(goodsCalls.pictures.data.parse(await read('/goods/imageAndVideo/203'))[0]?.alt).toContain('MA3511');
  expect(technicalParamSchema.parse(await read('/goods/technicalParam/203'))[0]?.group).toBe('無線');
});

test('the order codes of a model are requested with POST', async () => {
  const { body } = await request(app).post('/api/goods/getGoodsSkuModel/112');
  const { modeName, skus } = goodsSkuModelSchema.parse(body.data);
  expect([modeName, skus[0]?.sku]).toEqual(['MS2310-24P4X', 'MS2310-24P4X']);
});

test('new products are sorted by release, without discontinued ones', async () => {
  const { list } = productPageSchema.parse(await read('/goods/listNew?limit=100'));
  const released = new Map(corpus.products.map((product) => [product.id, product.releasedOn]));
  const days = list.map(({ id }) => released.get(id));
  expect(days).toEqual(days.toSorted().reverse());
  expect(list.some(({ label }) => label.includes('販売終了'))).toBe(false);
});

test('keywords select the products; without a match the recommended ones are returned', async () => {
  const top = (await read('/goods/queryTop')) as WireProductCard[];
  const written = (await read('/goods/queryTopByWriting?keywords=ma%2035&limit=2')) as WireProductCard[];
  expect(written.map(({ modeName }) => modeName)).toEqual(['MA3511', 'MA3541']);
  expect(await read('/goods/queryTopByWriting')).toEqual(top);
  expect(await read('/goods/queryTopByWriting?keywords=zzz')).toEqual(top);
});

test.each([
  ['/dataSheet?id=9999', 404],
  ['/fileList?id=x', 400],
  ['/fileListSkuNew?id=9999', 404],
  ['/listNew?limit=0', 400],
])('%s is answered with code %d and a message', async (path, code) => {
  const { status, body } = await request(app).get(`/api/goods${path}`);
  expect([status, body.code, typeof body.message, body.data]).toEqual([200, code, 'string', null]);
});
