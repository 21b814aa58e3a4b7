import { beforeAll, expect, test } from '@jest/globals';
import type { Express } from 'express';
import request from 'supertest';
import { type ContentApp, contentApp } from '../../test/support/content-app.ts';
import { casePageSchema } from './card.ts';
import { caseDetailSchema, caseIndustriesSchema } from './wire.ts';

let app: Express;
let read: ContentApp['read'];

beforeAll(async () => {
  ({ app, read } = await contentApp());
});

test('the industries count every case once, in a fixed order, and each filters the list to its count', async () => {
  const industries = caseIndustriesSchema.parse(await read('/case/cateList'));
  const all = casePageSchema.parse(await read('/case/pageList'));
  expect(industries.reduce((sum, { total }) => sum + total, 0)).toBe(all.total);
  for (const { name, total } of industries) {
    const narrowed = casePageSchema.parse(await read(`/case/pageList?industry=${encodeURIComponent(name)}`));
    expect([name, narrowed.total]).toEqual([name, total]);
  }
});

test('a case is found by the slug of its address, and its details contain products and solution', async () => {
  const { list } = casePageSchema.parse(await read('/case/pageList?urlName=ayune'));
  expect(list.map(({ urlName }) => urlName)).toEqual(['ayune']);
  const detail = caseDetailSchema.parse(await read(`/case/info/${list[0]?.id}`));
  expect(detail.products.length).toBeGreaterThan(0);
  expect(detail.solution?.name).toBe('ホテル・集合住宅');
});

test('an unknown id is a business failure with code 404', async () => {
  const { status, body } = await request(app).get('/api/case/info/999');
  expect([status, body.code]).toEqual([200, 404]);
});
