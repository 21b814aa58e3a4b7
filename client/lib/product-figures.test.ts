import { expect, test } from '@jest/globals';
import { ApiError } from '../../shared/api/error.ts';
import { knownFigures } from './product-figures.ts';

const failing = (error: Error) => ({ getFigures: () => Promise.reject(error) });

test('a back end without the call leaves the page whole', async () => {
  const { list, missing } = await knownFigures(
    failing(new ApiError('http', 'no such call', { status: 404 })),
  );
  expect(list).toEqual([]);
  expect(missing).toEqual({ message: expect.stringContaining('提供していません'), status: 200 });
});

test.each<[string, Error, number]>([
  ['a time-out', new ApiError('timeout', 'slow'), 504],
  ['an answer of another shape', new ApiError('bad-answer', 'another shape'), 502],
  ['any other error', new Error('anything'), 502],
])('%s is said to the visitor, with its status and none of its words', async (_name, error, status) => {
  const { missing } = await knownFigures(failing(error));
  expect(missing).toEqual({ message: expect.stringMatching(/取得できません/), status });
  expect(missing?.message).not.toContain(error.message);
});
