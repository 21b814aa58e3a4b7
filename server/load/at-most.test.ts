import { expect, test } from '@jest/globals';
import { deskErrorOf } from '../../desk/server/problems.ts';
import { atMost, LineFullError } from './at-most.ts';

test('concurrency is limited, tasks run in order, and a failed one releases its slot', async () => {
  const limit = atMost(2);
  const begun: number[] = [];
  const ends: PromiseWithResolvers<number>[] = [];
  const results = [0, 1, 2, 3].map((index) =>
    limit(() => {
      begun.push(index);
      ends[index] = Promise.withResolvers();
      return ends[index].promise;
    }),
  );
  expect(begun).toEqual([0, 1]);
  ends[1]?.reject(new Error('failed'));
  await expect(results[1]).rejects.toThrow('failed');
  expect(begun).toEqual([0, 1, 2]);
  ends[0]?.resolve(0);
  await results[0];
  expect(begun).toEqual([0, 1, 2, 3]);
  for (const end of ends) end.resolve(9);
  expect(await Promise.all([results[2], results[3]])).toEqual([9, 9]);
});

test('a task beyond the queue is refused without a start, with a message for editors', async () => {
  const limit = atMost(1, 2);
  const { promise, resolve } = Promise.withResolvers<void>();
  const waiting = [1, 2, 3].map(() => limit(() => promise));
  const refused = await limit(() => Promise.reject(new Error('begun'))).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(LineFullError);
  expect(deskErrorOf(refused)).toMatchObject({ status: 503, problem: { code: 'busy' } });
  resolve();
  await Promise.all(waiting);
  expect(await limit(() => Promise.resolve('let in again'))).toBe('let in again');
});
