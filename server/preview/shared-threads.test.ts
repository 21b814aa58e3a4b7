import { afterEach, expect, jest, test } from '@jest/globals';
import type { PreviewContent, PreviewOrder, Seen } from './preview-thread.ts';
import { SharedThreads, type SharedThreadsOptions } from './shared-threads.ts';

afterEach(() => {
  jest.useRealTimers();
});

const content = (contentDir: string): PreviewContent => ({
  contentDir,
  mediaDir: '/media',
  at: undefined,
  drafts: true,
  logLevel: 'info',
});

/** Threads that answer what the test says. */
function fakeThreads(options: SharedThreadsOptions = {}) {
  const begun: { contentDir: string; orders: PreviewOrder[]; isClosed: boolean }[] = [];
  let next: Seen | Error = { kind: 'missing' };
  const threads = new SharedThreads({
    protectedMs: 0,
    waitMs: 0,
    begin({ contentDir }) {
      const one = { contentDir, orders: [] as PreviewOrder[], isClosed: false };
      begun.push(one);
      return {
        async look(order) {
          one.orders.push(order);
          if (next instanceof Error) throw next;
          return next;
        },
        async close() {
          one.isClosed = true;
        },
      };
    },
    ...options,
  });
  const look = (contentDir: string, version?: number) =>
    threads.look({ content: content(contentDir), version });
  return { threads, begun, look, says: (seen: Seen | Error) => (next = seen) };
}

const shown = (revision: string): Seen =>
  ({ kind: 'shown', origin: 'http://127.0.0.1:1', headers: {}, site: { revision } }) as unknown as Seen;

test('workers share a thread and its looks; each hears what it has not seen yet', async () => {
  const { begun, look, says } = fakeThreads();
  says(shown('a'));
  const [one, other] = await Promise.all([look('/a'), look('/a')]);
  expect(begun).toEqual([{ contentDir: '/a', orders: [{ isAfresh: false }], isClosed: false }]);
  expect(one).toMatchObject({ kind: 'shown', version: 1 });
  expect(other).toEqual(one);
  says({ kind: 'same' });
  expect(await look('/a', 1)).toEqual({ kind: 'same' });
  expect(await look('/a')).toEqual(one);
  says({ kind: 'wrong', problems: [] });
  expect(await look('/a', 1)).toEqual({ kind: 'wrong', problems: [] });
  says({ kind: 'same' });
  expect(await look('/a', 1)).toEqual({ kind: 'wrong', problems: [] });
  says(shown('b'));
  expect(await look('/a', 1)).toMatchObject({ kind: 'shown', version: 2 });
});

test('what was drawn meanwhile is read by the next look alone', async () => {
  const { threads, begun, look } = fakeThreads();
  await look('/a');
  threads.drawn();
  await look('/a');
  await look('/a');
  expect(begun[0]?.orders.map(({ isAfresh }) => isAfresh)).toEqual([false, true, false]);
});

test('there are two at most: the one that nobody asked for longest gives way, and one in use to nobody', async () => {
  const { begun, look } = fakeThreads();
  for (const name of ['/a', '/b', '/a', '/c']) await look(name);
  expect(begun.map(({ isClosed }) => isClosed)).toEqual([false, true, false]);

  const inUse = fakeThreads({ protectedMs: 60_000 });
  for (const name of ['/a', '/b']) await inUse.look(name);
  expect(await inUse.look('/c')).toEqual({ kind: 'busy' });
  expect(inUse.begun).toHaveLength(2);
});

test('one that fails is ended and begun anew; what was seen of it is seen no more', async () => {
  const { begun, look, says } = fakeThreads();
  says(shown('a'));
  await look('/a');
  says(new Error('has ended'));
  expect(await look('/a', 1)).toEqual({ kind: 'failed', reason: 'has ended' });
  expect(begun[0]?.isClosed).toBe(true);
  says(shown('a'));
  expect(await look('/a', 1)).toMatchObject({ kind: 'shown', version: 2 });
  expect(begun).toHaveLength(2);
});

test('one that nobody asks for ends by itself, and all end together', async () => {
  jest.useFakeTimers();
  const { threads, begun, look } = fakeThreads({ idleMs: 1_000 });
  await look('/a');
  await jest.advanceTimersByTimeAsync(999);
  await look('/a');
  await jest.advanceTimersByTimeAsync(999);
  expect(begun[0]?.isClosed).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(begun[0]?.isClosed).toBe(true);
  await look('/a');
  await threads.close();
  expect(begun[1]?.isClosed).toBe(true);
});
