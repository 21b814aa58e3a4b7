import { promisify } from 'node:util';
import { expect, jest, test } from '@jest/globals';
import type { Request, Response } from 'express';
import type { Resolution } from '../../shared/paths/resolve.ts';
import { unlessPage } from './unless-page.ts';

async function countAsked(method: string, resolution: Resolution): Promise<number> {
  const handler = jest.fn((_req: Request, _res: Response, next: () => void) => next());
  const req = { method, url: '/news', originalUrl: '/news' } as Request;
  const res = { locals: { address: { resolution } } } as unknown as Response;
  await promisify(unlessPage(handler, handler))(req, res);
  return handler.mock.calls.length;
}

const page: Resolution = { kind: 'page', routeId: 'news', canonicalPath: '/news' } as Resolution;

test.each([
  ['GET', 0, page],
  ['HEAD', 0, page],
  ['POST', 2, page],
  ['OPTIONS', 2, page],
  ['GET', 2, { kind: 'not-found', reason: 'unknown', dead: false } as Resolution],
  ['GET', 2, { kind: 'malformed' } as Resolution],
])('%s goes on after %d handlers at %j', async (method, asked, resolution) => {
  expect(await countAsked(method, resolution)).toBe(asked);
});
