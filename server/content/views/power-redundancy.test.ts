import { expect, test } from '@jest/globals';
import { loadCorpus } from '../../../corpus/corpus.ts';
import { sheetOf } from '../../../corpus/specification/rows.ts';
import { FIXTURE_CONTENT } from '../../../test/support/content/fixture-content.ts';

test('two ports that each feed the device are told as redundant power', async () => {
  const { products } = await loadCorpus(FIXTURE_CONTENT, []);
  const redundancyOf = (model: string) =>
    sheetOf(products.find((product) => product.model === model)!)
      .flatMap(({ rows }) => rows)
      .find(({ name }) => name === '電源の冗長')?.value;
  expect(redundancyOf('MA3721')).toBe('対応(PoE受電 2系統)');
  expect(redundancyOf('MA2311')).toBe('なし');
  expect(redundancyOf('MS5710-24X2Q')).toBe('対応');
});
