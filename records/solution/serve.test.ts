import { beforeAll, expect, test } from '@jest/globals';
import type { Express } from 'express';
import request from 'supertest';
import { contentApp } from '../../test/support/content-app.ts';
import { solutionDetailSchema } from './wire.ts';

let app: Express;

beforeAll(async () => {
  ({ app } = await contentApp());
});

async function read(path: string): Promise<unknown> {
  const { body } = await request(app).get(`/api${path}`);
  expect(body.code).toBe(200);
  return body.data;
}

test('a solution contains its configuration, each product with its role, and its cases', async () => {
  const detail = solutionDetailSchema.parse(await read('/solution/info/1'));
  expect(detail.configuration.every(({ product, role }) => product.id > 0 && role !== '')).toBe(true);
  expect(detail.cases.length).toBeGreaterThan(0);
  expect(detail.content).toContain('<h2>');
});

test('an unknown id is a business failure with code 404', async () => {
  const { status, body } = await request(app).get('/api/solution/info/999');
  expect([status, body.code]).toEqual([200, 404]);
});
