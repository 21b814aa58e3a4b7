import { expect, test } from '@jest/globals';
import type { Request, Response } from 'express';
import type { Resolution } from '../../../shared/paths/resolve.ts';
import { admission } from './admission.ts';

const turnOfLoop = () => new Promise((resolve) => setImmediate(resolve));
const PAGE = { kind: 'page' } as Resolution;
const NOT_FOUND = { kind: 'not-found' } as Resolution;

function visitors(perTurn: number) {
  const admit = admission(perTurn);
  const admitted: string[] = [];
  function ask(pathname: string, resolution: Resolution = PAGE): void {
    const res = { locals: { address: { pathname, search: '', resolution } } } as unknown as Response;
    void admit({} as Request, res, () => admitted.push(pathname));
  }
  return { ask, admitted };
}

test('of many concurrent requests a few are admitted in each tick of the event loop, in order', async () => {
  const { ask, admitted } = visitors(2);
  const all = ['/a', '/b', '/c', '/d', '/e'];
  for (const path of all) ask(path);
  expect(admitted).toEqual(['/a', '/b']);
  await turnOfLoop();
  ask('/f');
  expect(admitted).toEqual(['/a', '/b', '/c', '/d']);
  await turnOfLoop();
  expect(admitted).toEqual([...all, '/f']);
});

test('a single request in a tick does not wait', async () => {
  const { ask, admitted } = visitors(1);
  for (const path of ['/a', '/b', '/c']) {
    ask(path);
    expect(admitted.at(-1)).toBe(path);
    await turnOfLoop();
  }
});

test('health checks, files and redirects do not wait', () => {
  const { ask, admitted } = visitors(1);
  for (const path of ['/a', '/b', '/c']) ask(path);
  ask('/no-such-page', NOT_FOUND);
  ask('/healthz', NOT_FOUND);
  ask('/images/favicon.svg', NOT_FOUND);
  ask('/about', { kind: 'redirect' } as Resolution);
  expect(admitted).toEqual(['/a', '/healthz', '/images/favicon.svg', '/about']);
});
