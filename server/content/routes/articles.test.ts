import { beforeAll, expect, test } from '@jest/globals';
import type { Express } from 'express';
import request from 'supertest';
import { loadCorpus } from '../../../corpus/corpus.ts';
import { careerDetailSchema, careerPageSchema } from '../../../records/career/wire.ts';
import { casePageSchema } from '../../../shared/api/case.ts';
import { caseDetailSchema, caseIndustriesSchema } from '../../../shared/api/case-detail.ts';
import { solutionDetailSchema } from '../../../shared/api/solution.ts';
import { FIXTURE_CONTENT } from '../../../test/support/fixture-content.ts';
import { createContentApp } from '../app.ts';

let app: Express;

beforeAll(async () => {
  const corpus = await loadCorpus(FIXTURE_CONTENT, []);
  app = createContentApp({
    corpus,
    onError: (error) => {
      throw error;
    },
  });
});

async function read(path: string): Promise<unknown> {
  const { body } = await request(app).get(`/api${path}`);
  expect(body.code).toBe(200);
  return body.data;
}

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

test('a solution contains its configuration, each product with its role, and its cases', async () => {
  const detail = solutionDetailSchema.parse(await read('/solution/info/1'));
  expect(detail.configuration.every(({ product, role }) => product.id > 0 && role !== '')).toBe(true);
  expect(detail.cases.length).toBeGreaterThan(0);
  expect(detail.content).toContain('<h2>');
});

test('an unknown id is a business failure with code 404', async () => {
  for (const path of ['/solution/info/999', '/case/info/999', '/recruit/info/999']) {
    const { status, body } = await request(app).get(`/api${path}`);
    expect([path, status, body.code]).toEqual([path, 200, 404]);
  }
});

test('every open position has its details', async () => {
  const { list } = careerPageSchema.parse(await read('/recruit/pageList'));
  for (const { id, urlName } of list) {
    expect(careerDetailSchema.parse(await read(`/recruit/info/${id}`)).urlName).toBe(urlName);
  }
});
