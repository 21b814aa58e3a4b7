import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { Transport } from '../../shared/api/transport.ts';
import { newsPath } from '../../shared/paths/params.ts';
import { recordingLogger } from '../../test/support/log.ts';
import { createSlugIndex, type LiveSlugIndex } from './slug-index.ts';

const NEWS = { id: 201, urlName: '20261118-holiday', name: 'お知らせ' };

let isUp: boolean;
let calls: number;
let slugs: LiveSlugIndex;

beforeEach(async () => {
  jest.useFakeTimers();
  [isUp, calls] = [false, 0];
  const transport: Transport = async ({ path }) => {
    calls += 1;
    if (!isUp) throw new Error('down');
    const isPage = path.endsWith('/pageList');
    const list = path === '/news/list' ? [NEWS] : [];
    return { code: 200, data: isPage ? { list, total: 0, page: 1, limit: 100 } : list };
  };
  slugs = createSlugIndex(transport, () => [], recordingLogger().logger);
  await slugs.refresh();
  slugs.start();
  calls = 0;
});

afterEach(() => {
  slugs.stop();
  jest.useRealTimers();
});

async function callsWithin(ms: number): Promise<number> {
  const before = calls;
  await jest.advanceTimersByTimeAsync(ms);
  return calls - before;
}

test('a recovered API is noticed within two seconds and then polled every minute', async () => {
  expect(slugs.pathOf('news', 201)).toBeUndefined();
  expect(await callsWithin(1_900)).toBe(0);
  isUp = true;
  expect(await callsWithin(200)).toBeGreaterThan(0);
  expect(slugs.pathOf('news', 201)).toBe(newsPath({ id: NEWS.id, slug: NEWS.urlName }));
  expect(await callsWithin(59_000)).toBe(0);
  expect(await callsWithin(2_000)).toBeGreaterThan(0);
});

test('an outage keeps the addresses that are known', async () => {
  isUp = true;
  await callsWithin(2_000);
  isUp = false;
  await callsWithin(120_000);
  expect(slugs.pathOf('news', 201)).toBe(newsPath({ id: NEWS.id, slug: NEWS.urlName }));
});

test('a stopped index makes no calls', async () => {
  slugs.stop();
  expect(await callsWithin(600_000)).toBe(0);
});
