import { beforeAll, expect, test } from '@jest/globals';
import type { Express } from 'express';
import request from 'supertest';
import type { Corpus } from '../../corpus/corpus.ts';
import { contentApp } from '../../test/support/content-app.ts';
import { textDocumentSchema } from './wire.ts';

let app: Express;
let corpus: Corpus;

beforeAll(async () => {
  ({ app, corpus } = await contentApp());
});

test.each([
  ['/service/info/1', 'サポートのご案内'],
  ['/service/info/2', '製品保証規定'],
  ['/service/info/3', '修理の流れ'],
  ['/single/info/1', 'プライバシーポリシー'],
  ['/single/info/2', '会社概要'],
  ['/single/info/3', '外部送信について'],
])('%s is %s, in sections and with every fact of the brand filled in', async (path, title) => {
  const { body } = await request(app).get(`/api${path}`);
  const document = textDocumentSchema.parse(body.data);
  expect(document.title).toBe(title);
  expect(document.content.match(/<h2>/g)?.length).toBeGreaterThan(2);
  expect(JSON.stringify(document)).not.toContain('{{');
});

test('the privacy policy names the window', async () => {
  const { body } = await request(app).get('/api/single/info/1');
  expect(body.data.content).toContain(`mailto:${corpus.site.email}`);
  expect(body.data.lead).toContain(corpus.site.legalName);
});

test('an unknown type is named in the error', async () => {
  for (const path of ['/service/info/4', '/single/info/9']) {
    const { status, body } = await request(app).get(`/api${path}`);
    expect([status, body.code, body.message]).toEqual([200, 404, 'この文書は見つかりませんでした。']);
  }
});
