import { beforeAll, expect, test } from '@jest/globals';
import type { ProductRecord } from '../../../records/product/record.ts';
import { fixtureCorpus } from '../../../test/support/content/fixture-corpus.ts';
import type { Corpus } from '../../corpus.ts';
import { brokenRules } from '../rules.ts';

let corpus: Corpus;

beforeAll(async () => {
  corpus = await fixtureCorpus();
});

test('the products of the project have every part that they mention', () => {
  expect(
    corpus.products.flatMap((item) => brokenRules(item).map((problem) => [item.model, problem])),
  ).toEqual([]);
});

/** Sets fields of the specification, whatever its kind; `undefined` removes a field. */
const put = (fields: object) => (product: ProductRecord) => Object.assign(product.spec, fields);
const certified = (certificate: string) => (product: ProductRecord) => {
  const spec = product.spec as { certifications: string[] };
  spec.certifications.push(certificate);
};
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
  ['a label that wants figures', 'MS1110-8T2S', ({ labels }) => labels.push('省エネ'), '比べた相手'],
  ['a label without the other side', 'MC1000', ({ labels }) => labels.push('省エネ'), '比べた相手'],
  ['a cord without PSE', 'MS1110-8T2S', put({ certifications: ['RoHS'] }), '付属の電源コードのPSE'],
  ['PSE without a cord', 'MA3721', certified('電気用品安全法(PSE、付属電源コード)'), 'AC入力ではありません'],
  ['an adapter without PSE', 'MGE2001', put({ certifications: ['RoHS'] }), '付属のACアダプターのPSE'],
  [
    'PSE without an adapter',
    'MA3721',
    certified('電気用品安全法(PSE、付属ACアダプター)'),
    'ACアダプターがありません',
  ],
  ['a sold adapter without PSE', 'MA3511', put({ certifications: ['RoHS'] }), 'ACアダプターの品番があるのに'],
  [
    'an injector without PSE',
    'MA3541',
    put({ certifications: ['RoHS'] }),
    'PoEインジェクターの品番があるのに',
  ],
  ['PSE of an injector that is not sold', 'MA3541', onlyBody, 'PoEインジェクターの品番がありません'],
  ['a sold supply without PSE', 'MLU1002', put({ certifications: ['RoHS'] }), '電源装置の品番があるのに'],
  ['PSE of a supply that is not sold', 'MLU1002', onlyBody, 'PSEのある電源装置の品番がありません'],
  [
    'a router without the number of its certificate',
    'MR1200',
    put({ certifications: ['RoHS'] }),
    '設計認証の番号',
  ],
  [
    'a number without the mark of radio law',
    'MR1200',
    certified('電波法 技術基準適合証明等'),
    '内蔵モバイル通信がありません',
  ],
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

test('a label is accepted with the sentence that gives its basis', () => {
  const product = structuredClone(corpus.products.find(({ model }) => model === 'MA2231')!);
  product.labels.push('省エネ');
  product.lead += '前の機種と比べて、待機の消費電力は12%少なくなりました(当社の測定)。';
  expect(brokenRules(product)).toEqual([]);
});
