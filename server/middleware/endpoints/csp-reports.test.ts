import { beforeEach, expect, test } from '@jest/globals';
import express from 'express';
import request from 'supertest';
import { type LogLine, recordingLogger } from '../../../test/support/log.ts';
import { cspReports } from './csp-reports.ts';

let counts: Map<string, number>;
let lines: LogLine[];
let app: express.Express;

beforeEach(() => {
  counts = new Map();
  const recording = recordingLogger();
  lines = recording.lines;
  app = express().use(cspReports({ counts, logger: recording.logger }));
});

const post = (body: unknown, type = 'application/csp-report') =>
  request(app)
    .post('/-/csp-reports')
    .set('Content-Type', type)
    .send(typeof body === 'string' ? body : JSON.stringify(body));

const old = (report: Record<string, unknown>) => ({ 'csp-report': report });
const told = () => lines.filter(({ msg }) => msg.startsWith('content security policy'));

test('a report is counted by its directive, and logged with the host and the path only', async () => {
  const response = await post(
    old({
      'effective-directive': 'img-src',
      'blocked-uri': 'https://ads.example/pixel/taro?mail=taro@example.com',
      'document-uri': 'https://www.example.com/search?value=hanako#taro',
      referrer: 'https://a.example/?q=hanako',
      'script-sample': 'taro',
    }),
  );
  expect([response.status, response.text]).toEqual([204, '']);
  expect([...counts]).toEqual([['img-src', 1]]);
  expect(told()).toEqual([
    expect.objectContaining({ directive: 'img-src', blocked: 'https://ads.example', path: '/search' }),
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/taro|hanako/);
});

test('each report of the Reporting API is counted', async () => {
  const report = (effectiveDirective: string) => ({
    type: 'csp-violation',
    body: { effectiveDirective, blockedURL: 'inline', documentURL: 'https://www.example.com/' },
  });
  await post([report('script-src-elem'), report('style-src-elem')], 'application/reports+json');
  expect([...counts]).toEqual([
    ['script-src-elem', 1],
    ['style-src-elem', 1],
  ]);
  expect(told()[0]).toMatchObject({ blocked: 'inline' });
});

test('an older browser that names the whole rule is counted by its name', async () => {
  await post(old({ 'violated-directive': "script-src 'self'", 'blocked-uri': 'eval' }));
  expect([...counts.keys()]).toEqual(['script-src']);
});

test.each([
  ['no JSON', '{'],
  ['something else', { hello: 1 }],
  ['a list of something else', [{ type: 'other', body: {} }]],
  ['a list without an end', Array.from({ length: 21 }, () => ({ type: 'csp-violation', body: {} }))],
])('%s is answered like a report, but not counted', async (_what, body) => {
  expect((await post(body)).status).toBe(204);
  expect([...counts]).toEqual([]);
  expect(told()).toEqual([]);
});

test('unknown directives are counted under one name', async () => {
  for (const word of ['made-up', '__proto__', 'x'.repeat(5_000)])
    await post(old({ 'effective-directive': word, 'blocked-uri': 'Taro Yamada', 'document-uri': 'taro' }));
  expect([...counts]).toEqual([['other', 3]]);
  expect(told()).toEqual([expect.objectContaining({ directive: 'other', blocked: 'other', path: '' })]);
});

test('a body larger than browsers send is refused, and so is a flood of reports', async () => {
  expect((await post('x'.repeat(20_000))).status).toBe(413);
  const report = old({ 'effective-directive': 'img-src' });
  const statuses: number[] = [];
  for (let sent = 0; sent < 40; sent++) statuses.push((await post(report)).status);
  expect(statuses.at(-1)).toBe(429);
  expect(counts.get('img-src')).toBeLessThan(40);
  expect(told()).toHaveLength(1);
});
