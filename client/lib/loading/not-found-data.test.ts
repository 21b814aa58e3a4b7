import { expect, test } from '@jest/globals';
import { modelCandidates } from './not-found-data.ts';

const candidates = (path: string) => modelCandidates(`https://site.example${path}`);

test('candidates for models are found in an address, the longest first', () => {
  expect(candidates('/products/ms2310-24p4x_p999.html')).toEqual(['ms2310-24p4x']);
  expect(candidates('/old/MA3511/and-MS2310-48P4X.php')).toEqual(['and-MS2310-48P4X', 'MA3511']);
  expect(candidates('/products/-ma3511-')).toEqual(['ma3511']);
  expect(candidates('/about/2024/news')).toEqual([]);
});

test('only the beginning of a very long address is searched', () => {
  expect(candidates(`/${'a'.repeat(300)}/ma3511`)).toEqual([]);
});
