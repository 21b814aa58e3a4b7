import { beforeAll, expect, test } from '@jest/globals';
import type { Express } from 'express';
import request from 'supertest';
import { loadCorpus } from '../../../corpus/corpus.ts';
import { partnerPageSchema } from '../../../shared/api/partner.ts';
import { PREFECTURES } from '../../../shared/prefectures.ts';
import { FIXTURE_CONTENT } from '../../../test/support/fixture-content.ts';
import { createContentApp } from '../app.ts';

let app: Express;

beforeAll(async () => {
  app = createContentApp({
    corpus: await loadCorpus(FIXTURE_CONTENT, []),
    onError: (error) => {
      throw error;
    },
  });
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
])('%j is told of', async (query, message) => {
  const { status, body } = await request(app).get('/api/channel/partner/list').query(query);
  expect([status, body.code]).toEqual([200, 400]);
  expect(body.message).toMatch(message);
});
