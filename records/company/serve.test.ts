import { beforeAll, expect, test } from '@jest/globals';
import type { Express } from 'express';
import request from 'supertest';
import type { Corpus } from '../../corpus/corpus.ts';
import { contactsOf } from '../../shared/site/site.ts';
import { type ContentApp, contentApp } from '../../test/support/content-app.ts';
import { COMPANY_TEXT_KINDS } from './record.ts';
import { companyHistorySchema, companyHonoursSchema, companyInfoSchema, companyTextSchema } from './wire.ts';

let app: Express;
let read: ContentApp['read'];
let corpus: Corpus;

beforeAll(async () => {
  ({ app, corpus, read } = await contentApp());
});

test('the profile names the company as the brand does', async () => {
  const { rows, windows } = companyInfoSchema.parse(await read('/company/info'));
  expect(rows[0]).toEqual({ name: '社名', value: corpus.site.legalName });
  expect(JSON.stringify([rows, windows])).not.toContain('{{');
  expect(JSON.stringify(windows)).toContain(contactsOf(corpus.site).support.phone);
});

test('the history runs forward, the honours back', async () => {
  const history = companyHistorySchema.parse(await read('/company/history/1'));
  const months = history.items.map(({ month }) => month);
  expect(months).toEqual(months.toSorted());
  const honours = companyHonoursSchema.parse(await read('/company/honor'));
  const years = honours.items.map(({ month }) => month);
  expect(years).toEqual(years.toSorted().reverse());
});

test('every text of the company has its points', async () => {
  for (const kind of COMPANY_TEXT_KINDS) {
    expect(companyTextSchema.parse(await read(`/company/${kind}`)).items.length).toBeGreaterThan(2);
  }
});

test('an unknown type is refused, and so is one that is no number', async () => {
  for (const [type, code] of [
    ['2', 404],
    ['x', 400],
  ]) {
    const { status, body } = await request(app).get(`/api/company/history/${type}`);
    expect([status, body.code, typeof body.message]).toEqual([200, code, 'string']);
  }
});
