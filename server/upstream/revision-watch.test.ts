import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { RevisionWatch } from './revision-watch.ts';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

function watched() {
  const asked: number[] = [];
  const changes: PromiseWithResolvers<void>[] = [];
  const watch = new RevisionWatch({
    ask: async () => asked.push(Date.now()),
    onChange() {
      const change = Promise.withResolvers<void>();
      changes.push(change);
      return change.promise;
    },
    everyMs: 1_000,
  });
  return { watch, asked, changes };
}

test('an API without revisions is not polled', async () => {
  const { watch, asked } = watched();
  watch.saw(undefined);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(asked).toEqual([]);
});

test('an API with revisions is polled, and its first revision is not a change', async () => {
  const { watch, asked, changes } = watched();
  watch.saw('a');
  watch.saw('a');
  await jest.advanceTimersByTimeAsync(3_500);
  expect(asked).toHaveLength(3);
  expect(changes).toHaveLength(0);
  watch.stop();
  await jest.advanceTimersByTimeAsync(3_000);
  expect(asked).toHaveLength(3);
});

test('a change during a notification causes another one', async () => {
  const { watch, changes } = watched();
  watch.saw('a');
  watch.saw('b');
  expect(changes).toHaveLength(1);
  for (const revision of ['a', 'b', 'a', 'b']) watch.saw(revision);
  expect(changes).toHaveLength(1);
  changes[0]?.resolve();
  await jest.advanceTimersByTimeAsync(0);
  expect(changes).toHaveLength(2);
  changes[1]?.reject(new Error('away'));
  await jest.advanceTimersByTimeAsync(0);
  expect(changes).toHaveLength(2);
  watch.saw('c');
  expect(changes).toHaveLength(3);
  watch.stop();
});
