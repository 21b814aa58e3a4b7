import { beforeAll, expect, test } from '@jest/globals';
import { fixtureCorpus } from '../../../test/support/content/fixture-corpus.ts';
import type { Corpus } from '../../corpus.ts';
import { checkPonLevels } from './pon-levels.ts';

let corpus: Corpus;

beforeAll(async () => {
  corpus = await fixtureCorpus();
});

/** Reasons for a product after a change of its optical levels. */
function reasonsWith(model: string, levels: object): string[] {
  const products = structuredClone(corpus.products);
  const { spec } = products.find((product) => product.model === model)!;
  Object.assign((spec as { pon?: object }).pon!, levels);
  return [...checkPonLevels({ products }, () => '')].map(({ reason }) => reason);
}

test('every OLT and ONU of a class hear each other over its lines', () => {
  expect([...checkPonLevels(corpus, () => '')]).toEqual([]);
});

test.each([
  [
    'an OLT too weak for the longest line',
    'MLT1004',
    { launchMinDbm: 1.5 },
    'クラスC+でMLT1004から届く光は -31',
  ],
  [
    'an OLT too strong for the shortest line',
    'MLT2008',
    { launchMaxDbm: 9 },
    'MLT2008から届く光は -7dBm まで強く',
  ],
  [
    'an ONU that cannot hear the longest line',
    'MLU1002',
    { rxSensitivityDbm: -27 },
    'クラスC+でMLT1004から届く光は -29.5',
  ],
  [
    'an OLT that the nearest ONU blinds',
    'MLT1004',
    { rxOverloadDbm: -15 },
    'MLU1002から届く光は -12dBm まで強く',
  ],
])('%s is found', (_what, model, levels, reason) => {
  expect(reasonsWith(model, levels).join()).toContain(reason);
});

test('ends without a class in common are not compared', () => {
  expect(reasonsWith('MLT2008', { opticsClass: 'E1', launchMaxDbm: 20 })).toEqual([]);
});
