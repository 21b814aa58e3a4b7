import { afterAll, beforeAll, expect, test } from '@jest/globals';
import request from 'supertest';
import { CRAWLER } from '../support/sites/listening-site.ts';
import { createTestSite, type TestSite } from '../support/sites/site.ts';

let site: TestSite;

beforeAll(async () => {
  site = await createTestSite();
});

afterAll(() => site.close());

test('a feature has its specification next to it, drawn and in words', async () => {
  const { text } = await request(site.app).get('/products/ms2310-24p4x_p112.html').set('User-Agent', CRAWLER);
  const [, features = ''] = /data-static="features">([\s\S]*?)data-static="functions"/.exec(text) ?? [];
  const words = features.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
  expect(words).toContain('給電容量 370W 全ポートの上限の合計 720W');
  expect(words).toContain('スタック 8台');
  expect(features.match(/<svg aria-hidden="true"/g)).toHaveLength(3);
});
