import { beforeAll, expect, test } from '@jest/globals';
import { type Corpus, loadCorpus } from '../../corpus/corpus.ts';
import { type DrawnProduct, isDrawn } from '../../corpus/schema/product.ts';
import { FIXTURE_CONTENT } from '../../test/support/fixture-content.ts';
import { hardwareOf } from './hardware.ts';
import { placeRows } from './installation.ts';
import { bandCautions, lineNotice, sharedBandNotice } from './radio.ts';
import { setupSteps } from './setup-steps.ts';

let corpus: Corpus;

beforeAll(async () => {
  corpus = await loadCorpus(FIXTURE_CONTENT, []);
});

const guides = () =>
  corpus.products.filter(isDrawn).flatMap((product) => {
    const hardware = hardwareOf(product);
    return hardware ? [{ product, hardware }] : [];
  });

function wordsOf(product: DrawnProduct, hasFirmware = false): string {
  const hardware = hardwareOf(product)!;
  return [
    ...setupSteps(product, hardware, { hasFirmware }),
    ...placeRows(product, hardware).map(({ value }) => value),
    ...bandCautions(product, hardware),
    sharedBandNotice(product) ?? '',
    lineNotice(product) ?? '',
  ].join('\n');
}

const modelled = (model: string) =>
  wordsOf(corpus.products.filter(isDrawn).find((product) => product.model === model)!);

test('a guide speaks of bands and marks that the device has, and of no other', () => {
  for (const { product } of guides()) {
    const words = wordsOf(product);
    const bands =
      product.spec.kind === 'access-point' ? product.spec.radios.map(({ bandGhz }) => bandGhz) : [];
    expect([product.model, words.includes('6GHz帯')]).toEqual([product.model, bands.includes(6)]);
    expect([product.model, words.includes('2.4DS/OF4')]).toEqual([product.model, bands.includes(2.4)]);
    expect([product.model, words.includes('W52')]).toEqual([product.model, bands.includes(5)]);
  }
  expect(modelled('MA2311')).toContain('5GHz帯のW52、W53は屋内専用です');
  expect(modelled('MA2341')).toContain('W52とW53の電波は出しません');
  expect(modelled('MA3541')).toContain('登録局の手続き');
});

test('nobody is told to choose a country', () => {
  for (const { product } of guides()) expect(wordsOf(product)).not.toMatch(/国の設定が日本であること/);
  expect(modelled('MA3511')).toContain('国の設定は日本に固定');
});

test('only a device with a Web screen is opened in a browser', () => {
  for (const { product } of guides()) {
    const web =
      product.spec.kind === 'cloud' ||
      product.functions.some(({ items }) => items.some((item) => /Web(?:管理)?画面/.test(item)));
    if (!web)
      expect([product.model, wordsOf(product)]).toEqual([
        product.model,
        expect.not.stringContaining('ブラウザー'),
      ]);
  }
  expect(modelled('MR7200')).toContain('コンソールポート');
  expect(modelled('MA3721')).toContain('単体では動作しません');
  expect(modelled('MA2311')).toContain('ブラウザー');
});

test('how much room a device needs follows from where it is mounted', () => {
  for (const model of ['MS2610-8P4S-I', 'MLU1002', 'MGE2004', 'MLT1004', 'MA3511', 'MA3331']) {
    expect([model, modelled(model)]).toEqual([model, expect.not.stringContaining('密閉した箱')]);
  }
  expect(modelled('MS1110-8T2S')).toContain('密閉した箱');
});

test('a supply below 50 V is named where PoE+ needs more', () => {
  expect(modelled('MS2610-8P4S-I')).toContain('50V以上');
  expect(modelled('MS2610-4P2S-I')).not.toContain('50V以上');
});

test('the download page is named for firmware only where there is a file', () => {
  const product = corpus.products.filter(isDrawn).find(({ model }) => model === 'MA3511')!;
  expect(wordsOf(product, true)).toContain('Webサイトの「ダウンロード」');
  expect(wordsOf(product, false)).not.toContain('Webサイトの「ダウンロード」');
});

test('whatever sends over telephone or television wires says what radio law says of it', () => {
  for (const { product } of guides()) {
    const ghn = product.spec.kind === 'optical' && Boolean(product.spec.ghn);
    expect([product.model, wordsOf(product).includes('ケーブル搬送設備')]).toEqual([product.model, ghn]);
  }
});
