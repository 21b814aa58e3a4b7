import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { searchCalls } from '../../../test/support/content/search-calls.ts';

const { get, total } = searchCalls();

test('any keywords have as many results as the total says', async () => {
  const letters = fc.constantFrom(...'MA3511 　-ー.。無線給電カメラの見積2５gÅ㍍ｶﾞ"*()😀');
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: letters, minLength: 1, maxLength: 30 }), async (typed) => {
      const keywords = `a${typed}`;
      const { total: expected } = await total(keywords);
      const { data } = await get('/search/getSearchList', { keywords, limit: 100 });
      expect([data.total, data.list.length]).toEqual([expected, Math.min(100, expected)]);
    }),
    { numRuns: 60 },
  );
});
