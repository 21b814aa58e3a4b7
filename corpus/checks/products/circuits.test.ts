import { beforeAll, expect, test } from '@jest/globals';
import { fixtureCorpus } from '../../../test/support/content/fixture-corpus.ts';
import type { Corpus } from '../../corpus.ts';
import { figuresOf } from '../../specification/product-figures.ts';
import { checkCircuits, overloadedCircuits } from './circuits.ts';

let corpus: Corpus;

beforeAll(async () => {
  corpus = await fixtureCorpus();
});

test.each([
  ['15AのAC100V回路1つに収まります。', 1180, ['15AのAC100V回路']],
  ['AC100Vの15A回路で使えます。', 1180, ['AC100Vの15A回路']],
  ['20AのAC100V回路1つに収まります。', 1180, []],
  ['AC100Vの15A回路で使えます。', 905, []],
  ['AC100Vの15A回路では、連続して使える12Aを超えます。', 1180, []],
])('%s (%d W)', (text, watts, circuits) => {
  expect(overloadedCircuits(text, watts)).toEqual(circuits);
});

test('news that promises too small a circuit for its product is reported', () => {
  const { products, news } = structuredClone(corpus);
  const large = products.find((product) => (figuresOf(product).maxConsumptionW ?? 0) > 100)!;
  const item = { ...news[0]!, productIds: [large.id], body: '全容量でも、1AのAC100V回路1つに収まります。' };
  const fileOf = (record: object) => (record === item ? 'news' : 'product');
  expect([...checkCircuits({ ...corpus, news: [item] }, fileOf)]).toMatchObject([
    { file: 'news', reason: expect.stringContaining(large.model) },
  ]);
});
