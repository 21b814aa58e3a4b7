import { beforeAll, expect, test } from '@jest/globals';
import type { Express } from 'express';
import request from 'supertest';
import { contentApp } from '../../test/support/content-app.ts';
import { careerDetailSchema, careerPageSchema } from './wire.ts';

let app: Express;

beforeAll(async () => {
  ({ app } = await contentApp());
});

async function read(path: string): Promise<unknown> {
  const { body } = await request(app).get(`/api${path}`);
  expect(body.code).toBe(200);
  return body.data;
}

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
