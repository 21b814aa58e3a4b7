import { beforeAll, expect, test } from '@jest/globals';
import type { ProductRecord } from '../../../records/product/record.ts';
import { FIXTURE_CONTENT } from '../../../test/support/content/fixture-content.ts';
import { type Corpus, loadCorpus } from '../../corpus.ts';
import { brokenRules } from '../rules.ts';

let corpus: Corpus;

beforeAll(async () => {
  corpus = await loadCorpus(FIXTURE_CONTENT, []);
});

test('the products of the project have every part that they mention', () => {
  expect(
    corpus.products.flatMap((item) => brokenRules(item).map((problem) => [item.model, problem])),
  ).toEqual([]);
});

/** Sets fields of the specification, whatever its kind; `undefined` removes a field. */
const put = (fields: object) => (product: ProductRecord) => Object.assign(product.spec, fields);
const onlyBody = (product: ProductRecord) => product.skus.splice(1);

test.each<[string, string, (product: ProductRecord) => unknown, string]>([
  ['an adapter without a part number', 'MA2411', onlyBody, '別売ACアダプター'],
  ['a supply without a part number', 'MS2610-16P4X-I', onlyBody, '電源の品番'],
  ['an antenna without a part number', 'MA2541', onlyBody, 'MA2541-ANT-OM'],
  ['connectors without antennas', 'MA2541', put({ antennas: undefined }), '外付けアンテナと利得'],
  ['IP68 without its test', 'MA2541', put({ ipTest: undefined }), '水深と時間'],
  ['a wrong sum of rates', 'MA3511', ({ keyFigures }) => (keyFigures[0]!.value = '17,983'), '17982'],
  ['roaming without the function', 'MA2341', (product) => (product.functions = []), 'ローミング'],
  [
    'two lines and one reach',
    'MGE2001',
    (product) => put({ ghn: { reachM: 600 } })(product),
    '電話線の到達距離',
  ],
  [
    'a radio without the number of its certificate',
    'MA3511',
    put({ certifications: ['RoHS'] }),
    '工事設計認証',
  ],
  ['a label that wants figures', 'MS1110-8T2S', ({ labels }) => labels.push('省エネ'), '省エネ法'],
  [
    'inspection without its rate',
    'SEAR1100',
    put({ inspectionThroughputMbps: undefined }),
    '検査を有効にした速度',
  ],
])('%s is found', (_what, model, change, reason) => {
  const product = structuredClone(corpus.products.find((item) => item.model === model)!);
  change(product);
  expect(
    brokenRules(product)
      .map((problem) => problem.reason)
      .join(),
  ).toContain(reason);
});
