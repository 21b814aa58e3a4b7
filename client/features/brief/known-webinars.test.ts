import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { ROUTES } from '../../../shared/paths/routes.ts';
import { KNOWN_WEBINARS, knownWebinar } from './known-webinars.ts';

const CONTENT = path.resolve(import.meta.dirname, '../../../content/webinars.yaml');

test('every fixed address of a webinar is known', () => {
  const route = ROUTES.find(({ id }) => id === 'webinar')!;
  const fixed = 'fixedParams' in route ? route.fixedParams : [];
  expect(Object.keys(KNOWN_WEBINARS)).toEqual(fixed.map((param) => `/webinar/${param}`));
});

test('what the site knows says the same as the content', () => {
  const records = parse(readFileSync(CONTENT, 'utf8')) as Record<string, string>[];
  for (const known of Object.values(KNOWN_WEBINARS)) {
    expect(records.find(({ date }) => date === known.date)).toMatchObject({ ...known });
  }
});

test('it tells the day and how to get the recording, and knows no other address', () => {
  expect(JSON.stringify(knownWebinar('/webinar/20250403'))).toMatch(/2025年4月3日.*視聴方法をメールで/);
  expect(knownWebinar('/webinar/20250404')).toBeUndefined();
  expect(knownWebinar('toString')).toBeUndefined();
});
