import { beforeAll, expect, test } from '@jest/globals';
import type { Express } from 'express';
import request from 'supertest';
import { type ContentApp, contentApp } from '../../test/support/content-app.ts';
import { careerDetailSchema, careerPageSchema } from './wire.ts';

let app: Express;
let read: ContentApp['read'];

beforeAll(async () => {
  ({ app, read } = await contentApp());
});

test('every open position has its details', async () => {
  const { list } = careerPageSchema.parse(await read('/recruit/pageList'));
  for (const { id, urlName } of list) {
    expect(careerDetailSchema.parse(await read(`/recruit/info/${id}`)).urlName).toBe(urlName);
  }
});

test('an unknown id is a business failure with code 404', async () => {
  const { status, body } = await request(app).get('/api/recruit/info/999');
  expect([status, body.code]).toEqual([200, 404]);
});
