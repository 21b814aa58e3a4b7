import { expect, test } from '@jest/globals';
import { sheetOf } from '../../../corpus/specification/rows.ts';
import { fixtureCorpus } from '../../../test/support/content/fixture-corpus.ts';

test('two ports that each feed the device are told as redundant power', async () => {
  const { products } = await fixtureCorpus();
  const redundancyOf = (model: string) =>
    sheetOf(products.find((product) => product.model === model)!)
      .flatMap(({ rows }) => rows)
      .find(({ name }) => name === '電源の冗長')?.value;
  expect(redundancyOf('MA3721')).toBe('対応(PoE受電 2系統)');
  expect(redundancyOf('MA2311')).toBe('なし');
  expect(redundancyOf('MS5710-24X2Q')).toBe('対応');
});
