import { expect, test } from '@jest/globals';
import { atMost } from './at-most.ts';

test('no more run at once than may, in their order, and one that fails lets the next one on', async () => {
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
