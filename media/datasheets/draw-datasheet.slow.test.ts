import { cp, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import { type Corpus, loadCorpus } from '../../corpus/corpus.ts';
import { sheetOf } from '../../corpus/specification/rows.ts';
import { writtenFunction } from '../../shared/products/function-note.ts';
import { contactsOf } from '../../shared/site/site.ts';
import { FIXTURE_CONTENT } from '../../test/support/content/fixture-content.ts';
import { fixtureCorpus } from '../../test/support/content/fixture-corpus.ts';
import { readPdf } from '../../test/support/pdf-text.ts';
import { OTHER_SITE } from '../../test/support/sites/other-site.ts';
import { readVendorStyle } from '../vendor-style.ts';
import { drawDatasheet } from './draw-datasheet.ts';
import { openFonts } from './fonts.ts';
import type { SheetOptions } from './sheet.ts';

const KIND = 'アクセススイッチ(L2)';
const fonts = openFonts();
let corpus: Corpus;
let options: SheetOptions;

beforeAll(async () => {
  corpus = await fixtureCorpus();
  options = { fonts, kind: KIND, site: corpus.site, vendorStyle: await readVendorStyle(FIXTURE_CONTENT) };
});

/** Joins the lines that a PDF reader returns. */
const joined = (text: string) => text.replaceAll('\n', '');

test('every product has a sheet of one or two pages with its whole record', async () => {
  for (const product of corpus.products) {
    const { count, pages } = readPdf(await drawDatasheet(product, options));
    expect([product.model, count >= 1 && count <= 2]).toEqual([product.model, true]);
    const text = joined(pages.join(''));
    const wanted = [
      product.model,
      product.lead,
      ...product.features.map((feature) => feature.text),
      ...product.keyFigures.map(({ value }) => value),
      ...product.functions.map(({ items }) => items.map(writtenFunction).join('、')),
      ...sheetOf(product).flatMap(({ rows }) => rows.map(({ value }) => value)),
      ...product.skus.map(({ sku }) => sku),
    ];
    // Lines break at spaces, which are then not drawn.
    const bare = text.replace(/\s/g, '');
    expect(wanted.filter((part) => !bare.includes(part.replace(/\s/g, '')))).toEqual([]);
  }
});

test('a product without a drawing has a sheet with its declared fields', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'data-sheet-'));
  try {
    await cp(FIXTURE_CONTENT, folder, { recursive: true });
    await cp(path.resolve('test/fixtures/added-category'), folder, { recursive: true });
    const added = (await loadCorpus(folder, [])).products.find(({ model }) => model === 'KX-8MD')!;
    const { pages } = readPdf(await drawDatasheet(added, { ...options, kind: 'ドームカメラ' }));
    const text = joined(pages.join(''));
    for (const part of [
      'ドームカメラ',
      'KX-8MD',
      '撮影',
      '赤外線の到達距離',
      '112',
      'H.264、H.265',
      '双方向',
    ])
      expect(text).toContain(part);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('each page carries the company, its number and the day of the record', async () => {
  const product = corpus.products[0]!;
  const { pages } = readPdf(await drawDatasheet(product, options));
  pages.forEach((page, index) => {
    for (const part of [
      'データシート',
      KIND,
      corpus.site.legalName,
      contactsOf(corpus.site).sales.phone,
      `${index + 1} / ${pages.length}`,
      '日現在',
    ]) {
      expect(joined(page)).toContain(part);
    }
  });
});

test('a discontinued product is marked', async () => {
  const product = corpus.products.find(({ endOfLife }) => endOfLife)!;
  const { pages } = readPdf(await drawDatasheet(product, options));
  expect(joined(pages[0] ?? '')).toContain('に受注を終了しました。サポートは');
});

test('equal records yield equal files with subset fonts', async () => {
  const product = corpus.products[0]!;
  const [first, second] = [await drawDatasheet(product, options), await drawDatasheet(product, options)];
  expect(first.equals(second)).toBe(true);
  expect(first.length).toBeLessThan(200_000);
});

test('another vendor has its own colours, name and logo on the sheet', async () => {
  const product = corpus.products[0]!;
  const shown = { ...options, site: OTHER_SITE };
  const first = await drawDatasheet(product, shown);
  expect(joined(readPdf(first).pages[0] ?? '')).toContain(OTHER_SITE.legalName);
  expect(joined(readPdf(first).pages[0] ?? '')).not.toContain(corpus.site.legalName);
  const red = { ...options.vendorStyle, colours: { ...options.vendorStyle.colours, accent: '#aa0000' } };
  expect((await drawDatasheet(product, { ...shown, vendorStyle: red })).equals(first)).toBe(false);
  const written = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 3"><text y="3">A</text></svg>';
  for (const logo of [written, options.vendorStyle.logo.replaceAll('#0b1f33', '#00aa00')]) {
    const other = await drawDatasheet(product, { ...shown, vendorStyle: { ...options.vendorStyle, logo } });
    expect(other.equals(first)).toBe(false);
  }
});
