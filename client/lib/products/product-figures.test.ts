import { expect, test } from '@jest/globals';
import { ApiError } from '../../../shared/api/error.ts';
import { knownFigures } from './product-figures.ts';

const failing = (error: Error) => ({ getFigures: () => Promise.reject(error) });

test('the page is complete with a back end that lacks the call', async () => {
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
])('%s is reported to the visitor with its status, without its message', async (_name, error, status) => {
  const { missing } = await knownFigures(failing(error));
  expect(missing).toEqual({ message: expect.stringMatching(/取得できません/), status });
  expect(missing?.message).not.toContain(error.message);
});
