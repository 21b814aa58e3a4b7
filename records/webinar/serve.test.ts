import { expect, test } from '@jest/globals';
import express from 'express';
import request from 'supertest';
import { createCatalogue } from '../../server/content/catalogue.ts';
import { fixtureCorpus } from '../../test/support/content/fixture-corpus.ts';
import { webinarRoutes } from './serve.ts';
import { webinarListSchema } from './wire.ts';

const catalogue = createCatalogue(await fixtureCorpus());

async function datesOn(now: string, call = 'list'): Promise<string[]> {
  const app = express().use(webinarRoutes({ catalogue, now: () => new Date(now) }));
  const { body } = await request(app).get(`/webinar/${call}`);
  return webinarListSchema.parse(body.data).map(({ date }) => date);
}

test('webinars are announced up to the end of their day in Japan, the next one first', async () => {
  expect(await datesOn('2026-11-20T12:00:00+09:00')).toEqual(['2026-12-10', '2099-02-18']);
  expect(await datesOn('2026-12-10T23:59:00+09:00')).toEqual(['2026-12-10', '2099-02-18']);
  expect(await datesOn('2026-12-11T00:00:00+09:00')).toEqual(['2099-02-18']);
  expect(await datesOn('2099-03-01T00:00:00+09:00')).toEqual([]);
});

test('past webinars are in the other list, the last one first', async () => {
  const held = ['2025-09-25', '2025-07-24', '2025-06-26', '2025-04-03'];
  expect(await datesOn('2026-11-20T12:00:00+09:00', 'pastList')).toEqual(held);
  expect(await datesOn('2026-12-11T00:00:00+09:00', 'pastList')).toEqual(['2026-12-10', ...held]);
});
