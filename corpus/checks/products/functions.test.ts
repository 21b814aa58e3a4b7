import { beforeAll, expect, test } from '@jest/globals';
import { fixtureCorpus } from '../../../test/support/content/fixture-corpus.ts';
import type { Corpus } from '../../corpus.ts';
import { checkFunctions } from './functions.ts';

let corpus: Corpus;

beforeAll(async () => {
  corpus = await fixtureCorpus();
});

function reasonsWith(change: (copy: Corpus) => void): string[] {
  const copy = structuredClone(corpus);
  change(copy);
  return [...checkFunctions(copy, () => 'x.yaml')].map(({ reason }) => reason);
}

const modelled = ({ products }: Corpus, model: string) =>
  products.find((product) => product.model === model)!;

/** Sets the fields of the first entry that a product has for a function. */
function change(copy: Corpus, model: string, name: string, fields: { name?: string; since?: string }): void {
  const items = modelled(copy, model).functions.flatMap((group) => group.items);
  Object.assign(items.find((item) => item.name.startsWith(name))!, fields);
}

/** Replaces the body of the first article, about MS2310-24P4X and MS1110-8T2S. */
function say(copy: Corpus, body: string): void {
  Object.assign(copy.technology[0]!, { body, productIds: [112, 101] });
}

test('records, texts and register of the test content agree', () => {
  expect(reasonsWith(() => {})).toEqual([]);
});

test.each<[string, string, string[]]>([
  [
    'a model without the function in its sentence',
    'MS1110-8T2SではRAガードを有効にします。',
    ['「RAガード」は MS1110-8T2S の functions にありません'],
  ],
  ['a model that has it', 'MS2310-24P4Xでは、RAガードを有効にします。', []],
  [
    'a series of which one model on sale lacks it',
    'MS1110シリーズのIGMPクエリアを使います。',
    ['MS1110-8P2S', 'MS1110-8T2S'].map((model) => `「IGMPクエリア」は ${model} の functions にありません`),
  ],
  ['a sentence that denies it', 'MS1110-8T2SにRAガードはありません。', []],
  ['a function that one of the products has', '端末のポートでRAガードを有効にします。', []],
  [
    'a word that looks like a function',
    '端末のポートではルートガードも有効にします。',
    ['「ルートガード」は functions.yaml にない機能です'],
  ],
])('an article with %s', (_what, sentence, reasons) => {
  expect(reasonsWith((copy) => say(copy, sentence)).sort()).toEqual(reasons);
});

test('an article about products of which none has the function that it recommends', () => {
  const reasons = reasonsWith((copy) => {
    say(copy, '端末のポートでRAガードを有効にします。');
    copy.technology[0]!.productIds = [101, 203];
  });
  expect(reasons).toEqual([
    '「RAガード」は、関連する製品(MS1110-8T2S、MA3511)のどれの functions にもありません',
  ]);
});

test('a sentence may name a model that has the function and is none of the products of the article', () => {
  const reasons = reasonsWith((copy) => {
    say(copy, 'MS2310-24P4Xでは、RAガードを有効にします。');
    copy.technology[0]!.productIds = [101, 203];
  });
  expect(reasons).toEqual([]);
});

test.each<[string, (copy: Corpus) => void, string]>([
  [
    'a function that no record has',
    (copy) => copy.functions.push({ urlName: 'x', name: '回線の魔法', meaning: '何もしません。' }),
    '「回線の魔法」を functions に持つ製品がありません',
  ],
  [
    'the same name twice',
    (copy) => copy.functions.push({ ...copy.functions[0]!, urlName: 'again' }),
    '「IGMPクエリア」か again が2つあります',
  ],
  [
    'a function in a record that is not registered',
    (copy) => change(copy, 'MS2310-24P4X', 'ループ検知', { name: 'ルートガード' }),
    '「ルートガード」は functions.yaml にない機能です',
  ],
  [
    'another first release on the same firmware',
    (copy) => change(copy, 'MS2310-8P2X', 'RAガード', { since: '3.5.0' }),
    '「RAガード」: since が 3.5.0 です。同じファームウェア(MS2310シリーズ)の MS2310-24T4X では 3.4.0 です',
  ],
  [
    'a release that does not exist yet',
    (copy) => change(copy, 'MA3511', 'mDNS', { since: '9.0.0' }),
    '「mDNSの中継」: MA3511の最新のファームウェアは 1.2.0 で、9.0.0 はありません',
  ],
  [
    'a release whose notes do not name it',
    (copy) => change(copy, 'MA3511', 'mDNS', { name: 'RAガード', since: '1.1.0' }),
    '「RAガード」: MA3511 1.1.0 の変更点に、この機能がありません',
  ],
  [
    'a specification that names a function which the list lacks',
    (copy) => {
      copy.functions.push({ urlName: 'owe', name: 'OWE', meaning: '通信を暗号化します。' });
      change(copy, 'MA3511', 'OWE', { name: '来客用SSID' });
    },
    '「OWE」は spec にありますが、functions にありません',
  ],
])('%s is found', (_what, edit, reason) => {
  expect(reasonsWith(edit)).toContain(reason);
});

test('content without a register is not checked', () => {
  const reasons = reasonsWith((copy) => {
    copy.functions = [];
    say(copy, 'MS1110-8T2SではRAガードを有効にします。');
  });
  expect(reasons).toEqual([]);
});
