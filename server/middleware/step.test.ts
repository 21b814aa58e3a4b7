import { createServer } from 'node:http';
import { expect, test } from '@jest/globals';
import request from 'supertest';
import { inTurn, type SiteResponse, type Step } from './step.ts';

const start: Step = (_req, res, next) => {
  res.locals = {} as SiteResponse['locals'];
  next();
};

test.each<[string, Step]>([
  [
    'throws',
    () => {
      throw new Error('broken');
    },
  ],
  ['fails later', (_req, _res, next) => void Promise.reject(new Error('broken')).catch(next)],
])('a step that %s hands its error to the app, and no later step is asked', async (_what, broken) => {
  const asked: string[] = [];
  const later: Step = (_req, _res, next) => {
    asked.push('later');
    next();
  };
  const app = inTurn([start, broken, later], (_req, res) => {
    res.statusCode = 500;
    res.end(String(res.locals.failure));
  });
  const response = await request(createServer(app)).get('/');
  expect([response.status, response.text, asked]).toEqual([500, 'Error: broken', []]);
});

test('what no step answers reaches the app', async () => {
  const app = inTurn([start, (_req, _res, next) => next()], (_req, res) => res.end('the app'));
  expect((await request(createServer(app)).get('/')).text).toBe('the app');
});
