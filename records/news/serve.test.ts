import { beforeAll, expect, test } from '@jest/globals';
import type { Express } from 'express';
import request from 'supertest';
import { NEWS_FILTERS } from '../../shared/api/vocabulary.ts';
import { contentApp } from '../../test/support/content-app.ts';
import { newsPageSchema } from './wire.ts';

let app: Express;

beforeAll(async () => {
  ({ app } = await contentApp());
});

test('the filters of the news page are the categories that editors may use', async () => {
  for (const category of NEWS_FILTERS) {
    const { body } = await request(app).get('/api/news/pageList').query({ category });
    expect(body.code).toBe(200);
    const { list } = newsPageSchema.parse(body.data);
    expect(new Set(list.map((item) => item.category))).toEqual(new Set([category]));
  }
});

test('an unknown id is a business failure with code 404', async () => {
  const { status, body } = await request(app).get('/api/news/info/1');
  expect([status, body.code]).toEqual([200, 404]);
});
