import { beforeAll, expect, test } from '@jest/globals';
import { type Corpus, loadCorpus } from '../../corpus/corpus.ts';
import { isDrawn, type ProductRecord } from '../../corpus/schema/product.ts';
import { FIXTURE_CONTENT } from '../../test/support/fixture-content.ts';
import { readPdf } from '../../test/support/pdf-text.ts';
import { openFonts } from '../datasheets/fonts.ts';
import type { SheetOptions } from '../datasheets/sheet.ts';
import { lightsOf } from '../drawing/layout/parts.ts';
import { readLook } from '../look.ts';
import { drawManual } from './draw-manual.ts';
import { hardwareOf } from './hardware.ts';
import { lightRows } from './installation.ts';
import { setupSteps } from './setup-steps.ts';

const fonts = openFonts();
let corpus: Corpus;
let options: SheetOptions;

beforeAll(async () => {
  corpus = await loadCorpus(FIXTURE_CONTENT, []);
  options = { fonts, kind: '種別', site: corpus.site, look: await readLook(FIXTURE_CONTENT) };
});

const guides = () => corpus.products.filter(isDrawn).filter(hardwareOf);
const modelled = (model: string) => guides().find((product) => product.model === model)!;

async function textOf(product: ProductRecord): Promise<{ count: number; text: string }> {
  const { count, pages } = readPdf(await drawManual(product, { ...options, hasFirmware: false }));
  return { count, text: pages.join('').replace(/\s/g, '') };
}

test('one model of each kind has a guide of three or four pages with all of its parts', async () => {
  for (const model of [
    'MS2310-24P4X',
    'MA3541',
    'MR2400-5G',
    'MLT1004',
    'MGE2001',
    'MC3000',
    'MS2610-8P4S-I',
  ]) {
    const product = modelled(model);
    const hardware = hardwareOf(product)!;
    const { count, text } = await textOf(product);
    expect([model, count >= 3 && count <= 4]).toEqual([model, true]);
    const wanted = [
      '設置ガイド',
      '1.同梱品',
      '7.仕様の抜粋',
      ...setupSteps(product, hardware, { hasFirmware: false }),
      ...lightRows(product, hardware).map(({ value }) => value),
    ];
    expect(wanted.filter((part) => !text.includes(part.replace(/\s/g, '')))).toEqual([]);
  }
});

test('every light of the drawing and every way of mounting is explained', () => {
  for (const product of guides()) {
    const hardware = hardwareOf(product)!;
    const rows = lightRows(product, hardware);
    expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(lightsOf(product.spec, hardware)));
    expect(rows.filter(({ value }) => value === '')).toEqual([]);
  }
});

test('what a product is decides what its guide warns of', async () => {
  expect((await textOf(modelled('MLU2001'))).text).toContain('レーザー光');
  expect((await textOf(modelled('MA3511'))).text).toContain('6GHz帯(LPIモード)は屋内専用');
  const outdoor = (await textOf(modelled('MA3541'))).text;
  expect([outdoor.includes('屋外では5GHz帯のW56'), outdoor.includes('水切り')]).toEqual([true, true]);
  expect((await textOf(modelled('MS2310-24P4X'))).text).toContain('VCCI-A');
});

test('the same record gives the same file', async () => {
  const [first, second] = [
    await drawManual(modelled('MA3511'), { ...options, hasFirmware: true }),
    await drawManual(modelled('MA3511'), { ...options, hasFirmware: true }),
  ];
  expect(first.equals(second)).toBe(true);
});
