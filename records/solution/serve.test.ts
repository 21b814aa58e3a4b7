import { beforeAll, expect, test } from '@jest/globals';
import type { Express } from 'express';
import request from 'supertest';
import { type ContentApp, contentApp } from '../../test/support/content-app.ts';
import { solutionDetailSchema } from './wire.ts';

let app: Express;
let read: ContentApp['read'];

beforeAll(async () => {
  ({ app, read } = await contentApp());
});

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
