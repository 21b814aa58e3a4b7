import { afterEach, expect, test } from '@jest/globals';
import express, { type RequestHandler } from 'express';
import request from 'supertest';
import { recordingLogger } from '../../test/support/log.ts';
import { rawRequest, serve } from '../../test/support/requests/raw-request.ts';
import { until } from '../../test/support/until.ts';
import type { RequestLabels } from '../metrics/recorder.ts';
import { WaitClock } from '../upstream/wait-clock.ts';
import { accessLog } from './access-log.ts';
import { cutOff } from './limits/cut-off.ts';

const closing: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/**
 * Starts a site that responds with the status in the address: `/503`; `/cut` breaks off. Each request seems to take
 * `ms`.
 */
function logged({ samplePercent = 100, ms = 0 } = {}) {
  const { logger, lines } = recordingLogger();
  const counted: (RequestLabels & { bytes: number })[] = [];
  const recorder = {
    request: (labels: RequestLabels, _seconds: number, bytes: number) => counted.push({ ...labels, bytes }),
    upstreamCall() {},
  };
  const resolution = { kind: 'not-found', reason: '', dead: false } as const;
  const prepare: RequestHandler = (req, res, next) => {
    Object.assign(res.locals, { requestId: 'id', address: { pathname: req.url, search: '', resolution } });
    next();
  };
  const answer: RequestHandler = (req, res) => {
    res.locals.startedAt -= ms;
    if (req.url === '/cut') {
      res.write('half');
      return cutOff(res);
    }
    res.statusCode = Number(req.url.slice(1)) || 200;
    res.end('x'.repeat(1_000));
  };
  const app = express();
  app.use(prepare, accessLog({ logger, samplePercent, recorder }), answer);
  return { app, lines, counted };
}

test('by default every request is logged, with the bytes sent over the connection', async () => {
  const { app, lines, counted } = logged();
  await request(app).get('/200');
  await until('it is logged', () => lines.length > 0);
  expect(lines).toEqual([expect.objectContaining({ status: 200, path: '/200' })]);
  expect(lines[0]?.bytes).toBeGreaterThan(1_000);
  expect(lines[0]?.bytes).toBeLessThan(1_500);
  expect(counted).toEqual([{ route: 'other', cache: 'none', status: 200, bytes: lines[0]?.bytes }]);
});

test('a line contains the times that a request has waited for a render slot and for the API', async () => {
  const { logger, lines } = recordingLogger();
  const wait: RequestHandler = (_req, res, next) => {
    const [queue, upstream] = [new WaitClock(), new WaitClock()];
    Object.assign(res.locals, { queue, upstream });
    void queue.during(() => until('some time has passed', () => queue.ms > 20)).then(() => next());
  };
  const prepare: RequestHandler = (_req, res, next) => {
    Object.assign(res.locals, { requestId: 'id', address: { pathname: '/' } });
    next();
  };
  const app = express();
  app.use(prepare, accessLog({ logger, samplePercent: 100, recorder: undefined }), wait);
  app.use((_req, res) => void res.end('page'));
  await request(app).get('/');
  await until('it is logged', () => lines.length > 0);
  const [line] = lines;
  const [ms, queueMs] = [Number(line?.ms), Number(line?.queueMs)];
  expect(queueMs).toBeGreaterThan(20);
  expect(queueMs).toBeLessThanOrEqual(ms);
  expect(line?.upstreamMs).toBe(0);
});

test('the second request of a connection counts only its own bytes', async () => {
  const { app, lines } = logged();
  const { port, close } = await serve(app);
  closing.push(close);
  const agent = { headers: { connection: 'keep-alive' } };
  await rawRequest(port, '/200', agent);
  await rawRequest(port, '/200', agent);
  await until('both are logged', () => lines.length === 2);
  expect(lines[1]?.bytes).toBeLessThan(1_500);
});

test.each([
  ['/404', 0],
  ['/503', 0],
  ['/200', 1_500],
])('%s after %d ms is logged although successful requests are not', async (target, ms) => {
  const { app, lines, counted } = logged({ samplePercent: 0, ms });
  await request(app).get(target);
  await until('it is logged', () => lines.length > 0);
  expect(lines[0]).toMatchObject({ path: target });
  expect(lines[0]?.sample).toBeUndefined();
  expect(counted).toHaveLength(1);
});

test('requests that are not logged are counted', async () => {
  const { app, lines, counted } = logged({ samplePercent: 0 });
  await request(app).get('/200');
  await request(app).get('/404');
  await until('the last one is logged', () => lines.length > 0);
  expect(lines.map(({ status }) => status)).toEqual([404]);
  expect(counted.map(({ status }) => status)).toEqual([200, 404]);
});

test('a sampled line contains the percentage', async () => {
  const { app, lines } = logged({ samplePercent: 50 });
  for (let visit = 0; visit < 60; visit++) await request(app).get('/200');
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.length).toBeLessThan(60);
  expect(new Set(lines.map(({ sample }) => sample))).toEqual(new Set([50]));
});

test('a response that the site breaks off is not logged as a disconnected visitor', async () => {
  const { app, lines } = logged();
  await request(app)
    .get('/cut')
    .catch(() => {});
  await until('it is logged', () => lines.length > 0);
  expect(lines[0]).toMatchObject({ status: 200, aborted: true });
});

test('waits that overlap count once', async () => {
  const clock = new WaitClock();
  const gate = Promise.withResolvers<void>();
  const begun = performance.now();
  const both = Promise.all([clock.during(() => gate.promise), clock.during(() => gate.promise)]);
  await until('some time has passed', () => clock.ms > 20);
  gate.resolve();
  await both;
  expect(clock.ms).toBeGreaterThan(20);
  expect(clock.ms).toBeLessThanOrEqual(performance.now() - begun);
});
