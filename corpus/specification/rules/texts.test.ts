import { beforeAll, expect, test } from '@jest/globals';
import type { ProductRecord } from '../../../records/product/record.ts';
import { fixtureCorpus } from '../../../test/support/content/fixture-corpus.ts';
import type { Corpus } from '../../corpus.ts';
import { brokenRules } from '../rules.ts';

let corpus: Corpus;

beforeAll(async () => {
  corpus = await fixtureCorpus();
});

/** Reasons that the checks give after a change of a product of the catalogue. */
function reasonsFor(model: string, change: (product: ProductRecord) => void): string {
  const product = structuredClone(corpus.products.find((item) => item.model === model)!);
  change(product);
  return brokenRules(product)
    .map(({ reason }) => reason)
    .join();
}

test('the products of the project keep their promises', () => {
  expect(
    corpus.products.flatMap((item) => brokenRules(item).map((problem) => [item.model, problem])),
  ).toEqual([]);
});

test.each<[string, string, (product: ProductRecord) => void, string]>([
  [
    'another jumbo frame than the table',
    'MS5710-48Y6C',
    ({ spec }) => Object.assign(spec, { jumboFrameBytes: 9216 }),
    '9216 バイト',
  ],
  [
    'more seats than ports',
    'MS3610-36P12UP4Y',
    ({ features }) => (features[0]!.text = '100席ほどのフロアで'),
    '100席',
  ],
  [
    'more devices than the budget feeds',
    'MS3510-16MP4X',
    (product) => (product.remarks = '10台を60W給電で'),
    '600W',
  ],
  [
    'feeding through a restart without the function',
    'MS2610-8P4S-I',
    (product) => (product.lead = '再起動の間も給電を続けます。'),
    '再起動中の給電継続',
  ],
])('%s is found', (_what, model, change, reason) => {
  expect(reasonsFor(model, change)).toContain(reason);
});
