import { beforeAll, expect, test } from '@jest/globals';
import { NO_SETUP_GUIDE, setupGuideFile } from '../../corpus/schema/setup-guide.ts';
import { hardwareOf } from '../../records/product/record.ts';
import { type Guides, loadGuides, wordsOf } from '../../test/support/content/setup-guides.ts';
import { lightsOf } from '../drawing/layout/parts.ts';
import { guideOf, hasSetupGuide } from './guide.ts';

let guides: Guides;

beforeAll(async () => {
  guides = await loadGuides();
});

const modelled = (model: string, hasFirmware = false) => wordsOf(guides.of(model, hasFirmware));

test('a guide mentions only bands and marks that the device has', () => {
  for (const { model, spec } of guides.products) {
    const words = modelled(model);
    const bands = spec.kind === 'access-point' ? spec.radios.map(({ bandGhz }) => bandGhz) : [];
    expect([model, words.includes('6GHz帯')]).toEqual([model, bands.includes(6)]);
    expect([model, words.includes('2.4DS/OF4')]).toEqual([model, bands.includes(2.4)]);
    expect([model, words.includes('W52')]).toEqual([model, bands.includes(5)]);
  }
  expect(modelled('MA2311')).toContain('5GHz帯のW52、W53は屋内専用です');
  expect(modelled('MA2341')).toContain('W52とW53の電波は出しません');
  expect(modelled('MA3541')).toContain('登録局の手続き');
});

test('every light of the drawing and every way of mounting is explained', () => {
  for (const { model, spec } of guides.products) {
    const hardware = hardwareOf(spec)!;
    const rows = guides
      .of(model)
      .sections.flatMap(({ parts }) => parts.flatMap((part) => ('rows' in part ? part.rows : [])))
      .map(({ name }) => name);
    const wanted = [...lightsOf(spec, hardware), ...hardware.mounting.map((way) => `設置方法: ${way}`)];
    expect([model, rows]).toEqual([model, expect.arrayContaining(wanted)]);
  }
});

test('external antennas are chosen, fitted and sealed before power, and selected afterwards', () => {
  for (const { model, spec } of guides.products) {
    const steps = guides
      .of(model)
      .sections.flatMap(({ parts }) => parts.flatMap((part) => ('steps' in part ? part.steps : [])));
    const at = (words: RegExp) => steps.findIndex((step) => words.test(step));
    const order = [
      /だけです。ほかのアンテナ/,
      /手で止まるまで締め/,
      /自己融着テープ/,
      /電源はケーブルから/,
      /アンテナの品番を選びます/,
    ].map(at);
    const external = spec.kind === 'access-point' && spec.antenna === '外付け';
    if (external) expect([model, order]).toEqual([model, order.toSorted((a, b) => a - b)]);
    for (const step of external ? order : []) expect(step).toBeGreaterThan(-1);
    if (!external)
      expect([model, steps.join()]).toEqual([model, expect.not.stringContaining('アンテナの品番')]);
  }
  for (const { sku } of antennasOf('MA2541')) expect(modelled('MA2541')).toContain(sku);
});

function antennasOf(model: string) {
  const { spec } = guides.modelled(model);
  return (spec.kind === 'access-point' && spec.antennas) || [];
}

test('only devices for the open are not kept out of the sun', () => {
  for (const { model, spec } of guides.products) {
    const isOutdoor = ['IP54', 'IP67', 'IP68'].includes(hardwareOf(spec)?.ipRating ?? '');
    expect([model, modelled(model).includes('直射日光と発熱体を避けて')]).toEqual([model, !isOutdoor]);
  }
});

test('no guide contains the choice of a country', () => {
  for (const { model } of guides.products) expect(modelled(model)).not.toMatch(/国の設定が日本であること/);
  expect(modelled('MA3511')).toContain('国の設定は日本に固定');
});

test('only a device with a Web screen is opened in a browser', () => {
  for (const { model, spec, functions } of guides.products) {
    const web =
      spec.kind === 'cloud' ||
      functions.some(({ items }) => items.some(({ name }) => /Web(?:管理)?画面/.test(name)));
    if (!web) expect([model, modelled(model)]).toEqual([model, expect.not.stringContaining('ブラウザー')]);
  }
  expect(modelled('MR7200')).toContain('コンソールポート');
  expect(modelled('MA3721')).toContain('単体では動作しません');
  expect(modelled('MA2311')).toContain('ブラウザー');
});

test('the required space depends on the mounting', () => {
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
  expect(modelled('MA3511', true)).toContain('Webサイトの「ダウンロード」');
  expect(modelled('MA3511', false)).not.toContain('Webサイトの「ダウンロード」');
});

test('devices on telephone or television wires carry the notice of the radio law', () => {
  for (const { model, spec } of guides.products) {
    const ghn = spec.kind === 'optical' && Boolean(spec.ghn);
    expect([model, modelled(model).includes('ケーブル搬送設備')]).toEqual([model, ghn]);
  }
});

test('without the vendor’s file there is no guide', () => {
  expect(guides.products.filter((product) => hasSetupGuide(product, NO_SETUP_GUIDE))).toEqual([]);
});

test('another vendor’s guide follows its own file and conditions', () => {
  const own = setupGuideFile.parse({
    sections: [
      { heading: '無線の設定', when: 'radios', parts: [{ paragraphs: ['無線だけの章です。'] }] },
      {
        heading: '取り付け',
        parts: [
          {
            steps: [
              '箱を開けます。',
              { when: { field: 'weightKg', max: 1 }, text: '片手で持てます({weightKg}kg)。' },
              { when: [{ not: 'radios' }, 'ports'], text: '電波は出しません。' },
              { when: { any: ['radios', 'stacking'] }, text: 'どちらかがあります。' },
              { sentences: ['{noSuchField}の文です。', '残る文です。'] },
              { first: [{ when: 'radios', text: '無線です。' }, '有線です。'] },
            ],
          },
        ],
      },
    ],
  });
  const stepsOf = (model: string) =>
    wordsOf(guideOf(own, guides.modelled(model), { category: 'any', hasFirmware: false })).split('\n');
  expect(stepsOf('MS1110-8T2S').filter((step) => !step.startsWith('片手'))).toEqual([
    '箱を開けます。',
    '電波は出しません。',
    '残る文です。',
    '有線です。',
  ]);
  expect(stepsOf('MA3511')).toEqual(
    expect.arrayContaining(['無線だけの章です。', 'どちらかがあります。', '無線です。']),
  );
});
