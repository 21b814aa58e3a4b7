import { beforeAll, expect, test } from '@jest/globals';
import type { Express } from 'express';
import request from 'supertest';
import type { WireProductFigures } from '../../shared/products/product-figures.ts';
import { contentApp } from '../../test/support/content-app.ts';

let app: Express;

beforeAll(async () => {
  ({ app } = await contentApp({ media: { drawn: ['/media/products/ms2310-24p4x-panel.svg'], photos: {} } }));
});

async function listOf(query = ''): Promise<WireProductFigures[]> {
  const { body } = await request(app).get(`/api/goods/figures${query}`);
  expect(body.code).toBe(200);
  return body.data.list;
}

const IDS = (count: number) => Array.from({ length: count }, (_, index) => index + 1).join(',');

test('every product is in the list, discontinued ones with their successor', async () => {
  const list = await listOf();
  const { body } = await request(app).get('/api/goods/listMap');
  expect(list).toHaveLength(body.data.length);
  expect(list.find(({ model }) => model === 'MR1100')?.endOfLife).toEqual({ successorId: 301 });
  expect(list.find(({ model }) => model === 'MR1200')?.endOfLife).toBeNull();
});

test('a product has its category, figures, order codes and drawing', async () => {
  const list = await listOf();
  const found = list.find(({ model }) => model === 'MS2310-24P4X');
  expect(found).toMatchObject({
    urlName: 'ms2310-24p4x',
    categoryId: 1,
    categorySlug: 'switches',
    panelUrl: '/media/products/ms2310-24p4x-panel.svg',
    imgUrl: expect.stringMatching(/^\//),
    figures: { poeBudgetW: 370 },
  });
  expect(found?.skus.length).toBeGreaterThan(0);
  expect(list.find(({ model }) => model === 'MA3511')).not.toHaveProperty('panelUrl');
});

test('ids filter the list, and unknown or repeated ones are ignored', async () => {
  expect((await listOf('?ids=203,301,203,999999999')).map(({ id }) => id).sort()).toEqual([203, 301]);
  expect(await listOf(`?ids=${IDS(50)}`)).toEqual(expect.any(Array));
});

test.each([
  ['more than fifty', IDS(51), /50件以内/],
  ['a word', '203,x', /製品のid/],
  ['zero', '0', /製品のid/],
  ['a fraction', '1.5', /製品のid/],
])('%s among the ids is refused with a message', async (_name, ids, message) => {
  const { body } = await request(app).get(`/api/goods/figures?ids=${ids}`);
  expect(body).toMatchObject({ code: 400, message: expect.stringMatching(message) });
});
