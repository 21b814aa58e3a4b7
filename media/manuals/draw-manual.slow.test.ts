import { beforeAll, expect, test } from '@jest/globals';
import { FIXTURE_CONTENT } from '../../test/support/content/fixture-content.ts';
import { type Guides, loadGuides, wordsOf } from '../../test/support/content/setup-guides.ts';
import { readPdf } from '../../test/support/pdf-text.ts';
import { openFonts } from '../datasheets/fonts.ts';
import { readVendorStyle } from '../vendor-style.ts';
import { drawManual } from './draw-manual.ts';

const fonts = openFonts();
let guides: Guides;
let draw: (model: string) => Promise<Buffer>;

beforeAll(async () => {
  guides = await loadGuides();
  const options = {
    fonts,
    kind: '種別',
    site: guides.corpus.site,
    vendorStyle: await readVendorStyle(FIXTURE_CONTENT),
  };
  draw = (model) => drawManual(guides.modelled(model), guides.of(model), options);
});

async function textOf(model: string): Promise<{ count: number; text: string }> {
  const { count, pages } = readPdf(await draw(model));
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
    const { count, text } = await textOf(model);
    expect([model, count >= 3 && count <= 4]).toEqual([model, true]);
    const guide = guides.of(model);
    const wanted = [
      '設置ガイド',
      ...guide.sections.map(({ heading }) => heading),
      ...wordsOf(guide).split('\n'),
    ];
    expect(wanted.filter((part) => !text.includes(part.replace(/\s/g, '')))).toEqual([]);
  }
});

test('the warnings of a guide depend on the product', async () => {
  expect((await textOf('MLU2001')).text).toContain('レーザー光');
  expect((await textOf('MA3511')).text).toContain('6GHz帯(LPIモード)は屋内専用');
  const outdoor = (await textOf('MA3541')).text;
  expect([outdoor.includes('屋外では5GHz帯のW56'), outdoor.includes('水切り')]).toEqual([true, true]);
  expect((await textOf('MS2310-24P4X')).text).toContain('VCCI-A');
});

test('the same record gives the same file', async () => {
  const [first, second] = [await draw('MA3511'), await draw('MA3511')];
  expect(first.equals(second)).toBe(true);
});
