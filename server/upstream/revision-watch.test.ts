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

test('an API that names no revision is not asked for one', async () => {
  const { watch, asked } = watched();
  watch.saw(undefined);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(asked).toEqual([]);
});

test('one that does is asked again and again, and its first revision is no change', async () => {
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

test('services that change one after the other are told of once more after the last of them has changed', async () => {
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
