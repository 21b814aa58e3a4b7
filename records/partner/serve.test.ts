import { beforeAll, expect, test } from '@jest/globals';
import type { Express } from 'express';
import request from 'supertest';
import { distanceKm } from '../../shared/address/prefecture-distances.ts';
import { PREFECTURES } from '../../shared/address/prefectures.ts';
import { contentApp } from '../../test/support/content-app.ts';
import { partnerPageSchema } from './wire.ts';

let app: Express;

beforeAll(async () => {
  ({ app } = await contentApp());
});

async function list(query: Record<string, string>) {
  const { body } = await request(app).get('/api/channel/partner/list').query(query);
  expect(body.code).toBe(200);
  return partnerPageSchema.parse(body.data);
}

test('every prefecture has a partner, and those with their office there come first', async () => {
  for (const prefecture of PREFECTURES) {
    const { list: partners } = await list({ prefecture });
    expect([prefecture, partners[0]?.prefecture]).toEqual([prefecture, prefecture]);
    expect(partners.every(({ areas }) => areas.includes(prefecture))).toBe(true);
  }
});

test('the nearest come first, whatever their place in the file', async () => {
  const { list: partners } = await list({ prefecture: '東京都' });
  const away = partners.map((partner) => distanceKm('東京都', partner.prefecture));
  expect(new Set(away).size).toBeGreaterThan(3);
  expect(away).toEqual(away.toSorted((a, b) => a - b));
});

test('a partner comes with the names of what it handles', async () => {
  const { list: partners } = await list({ limit: '100' });
  expect(partners.find(({ id }) => id === 1)).toMatchObject({
    level: 'ゴールド',
    phone: '011-000-0201',
    categories: [
      { id: 1, name: 'スイッチ' },
      { id: 2, name: '無線LAN' },
      { id: 3, name: 'ルーター' },
      { id: 5, name: 'クラウド管理' },
    ],
  });
  expect(partners.find(({ id }) => id === 42)).toMatchObject({ prefecture: '島根県', categories: [] });
});

test('the list narrows to a kind and comes in pages', async () => {
  const all = await list({ limit: '100' });
  const work = await list({ kind: '施工', limit: '5', page: '2' });
  expect(all.total).toBeGreaterThanOrEqual(60);
  expect(work.list.every(({ kinds }) => kinds.includes('施工'))).toBe(true);
  expect([work.page, work.limit, work.list.length]).toEqual([2, 5, 5]);
  expect(work.total).toBeLessThan(all.total);
});

test.each([
  [{ prefecture: '東京' }, /都道府県の名前/],
  [{ kind: '保守' }, /販売、施工、運用/],
  [{ limit: '101' }, /100以下/],
  [{ page: '0' }, /1以上/],
])('%j is refused', async (query, message) => {
  const { status, body } = await request(app).get('/api/channel/partner/list').query(query);
  expect([status, body.code]).toEqual([200, 400]);
  expect(body.message).toMatch(message);
});
