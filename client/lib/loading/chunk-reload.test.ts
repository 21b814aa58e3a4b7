import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { Navigation, RouteObject } from 'react-router';
import { ChunkLoadError, claimReload, reloadMissingChunks } from './chunk-reload.ts';

const stay = jest.fn();
const leave = jest.fn();

beforeEach(() => {
  sessionStorage.clear();
  stay.mockClear();
  leave.mockClear();
  respondWith(async () => ({}) as Response);
});

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'fetch');
});

function respondWith(respond: () => Promise<Response>): void {
  Object.assign(globalThis, { fetch: jest.fn(respond) });
}

/** Navigates to a page whose code fails to load. */
function openPage(navigation?: Partial<Navigation>): Promise<unknown> {
  const page: RouteObject = {
    id: 'news',
    path: 'news',
    lazy: () => Promise.reject(new TypeError('no fetch')),
  };
  reloadMissingChunks([{ path: '/', children: [page] }], {
    navigation: () => navigation as Navigation | undefined,
    stay,
    leave,
  });
  return (page.lazy as () => Promise<unknown>)();
}

const towards = (id: string, historyAction: 'PUSH' | 'POP' = 'PUSH') =>
  ({ state: 'loading', historyAction, matches: [{ route: { id } }] }) as unknown as Navigation;

test('a reload is claimed once in 60 seconds', () => {
  expect([1_000_000, 1_000_001, 1_059_999, 1_060_000, 1_060_001].map(claimReload)).toEqual([
    true,
    false,
    false,
    true,
    false,
  ]);
  expect(sessionStorage.getItem('chunkReloadAt')).toBe('1060000');
});

test('after its reload a route whose code is missing fails with a ChunkLoadError', async () => {
  sessionStorage.setItem('chunkReloadAt', String(Date.now()));
  await expect(openPage()).rejects.toBeInstanceOf(ChunkLoadError);
  expect(stay).not.toHaveBeenCalled();
});

test.each([
  [
    'the browser says that it is offline',
    () => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false),
  ],
  ['the site does not answer', () => respondWith(() => Promise.reject(new TypeError('failed to fetch')))],
])('when %s the visitor stays without a reload', async (_what, breakConnection) => {
  breakConnection();
  await expect(openPage(towards('news'))).rejects.toBeInstanceOf(ChunkLoadError);
  expect(stay).toHaveBeenCalledTimes(1);
  expect(sessionStorage.getItem('chunkReloadAt')).toBeNull();
});

test.each([
  ['on the way back, where the address has changed already', towards('news', 'POP')],
  ['when the visitor is on the way to another page by now', towards('company')],
])('without a connection the route just fails %s', async (_where, navigation) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await expect(openPage(navigation)).rejects.toBeInstanceOf(ChunkLoadError);
  expect(stay).not.toHaveBeenCalled();
});

test('a navigation that misses several modules leaves once, and shows no failure before', async () => {
  const location = { key: 'to-news', pathname: '/news', search: '' };
  const navigation = { ...towards('news'), location } as Navigation;
  const endings: string[] = [];
  for (const code of ['page', 'frame']) {
    openPage(navigation).then(
      () => endings.push(code),
      () => endings.push(code),
    );
  }
  await new Promise((resolve) => setTimeout(resolve));
  expect(leave.mock.calls).toEqual([[location]]);
  expect(endings).toEqual([]);
});

// Last test of the file: items written while storage is blocked stay in memory.
test('with a blocked storage the page does not reload, because reloads could repeat endlessly', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('shut', 'SecurityError');
  });
  expect(claimReload(1_000_000)).toBe(false);
});
