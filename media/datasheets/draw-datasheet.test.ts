import { beforeAll, expect, test } from '@jest/globals';
import { type Corpus, loadCorpus } from '../../corpus/corpus.ts';
import { technicalParameters } from '../../corpus/specification/technical-parameters.ts';
import { SITE } from '../../shared/site.ts';
import { FIXTURE_CONTENT } from '../../test/support/fixture-content.ts';
import { readPdf } from '../../test/support/pdf-text.ts';
import { drawDatasheet } from './draw-datasheet.ts';
import { openFonts } from './fonts.ts';

const KIND = 'アクセススイッチ(L2)';
const fonts = openFonts();
let corpus: Corpus;

beforeAll(async () => {
  corpus = await loadCorpus(FIXTURE_CONTENT, []);
});

/** As one string: a reader gives a line for each line of the page. */
const joined = (text: string) => text.replaceAll('\n', '');

test('every product has a sheet of one or two pages that says all of its record', async () => {
  for (const product of corpus.products) {
    const { count, pages } = readPdf(await drawDatasheet(product, { fonts, kind: KIND }));
    expect([product.model, count >= 1 && count <= 2]).toEqual([product.model, true]);
    const text = joined(pages.join(''));
    const wanted = [
      product.model,
      product.lead,
      ...product.features.map((feature) => feature.text),
      ...product.keyFigures.map(({ value }) => value),
      ...product.functions.map(({ items }) => items.join('、')),
      ...technicalParameters(product).flatMap(({ rows }) => rows.map(({ value }) => value)),
      ...product.skus.map(({ sku }) => sku),
    ];
    // A line may break at a space, which is then not drawn.
    const bare = text.replace(/\s/g, '');
    expect(wanted.filter((part) => !bare.includes(part.replace(/\s/g, '')))).toEqual([]);
  }
});

test('each page carries the company, its number and the day of the record', async () => {
  const product = corpus.products[0]!;
  const { pages } = readPdf(await drawDatasheet(product, { fonts, kind: KIND }));
  pages.forEach((page, place) => {
    for (const part of [
      'データシート',
      KIND,
      SITE.legalName,
      SITE.phone,
      `${place + 1} / ${pages.length}`,
      '日現在',
    ]) {
      expect(joined(page)).toContain(part);
    }
  });
});

test('a product that is no longer sold says so', async () => {
  const product = corpus.products.find(({ endOfLife }) => endOfLife)!;
  const { pages } = readPdf(await drawDatasheet(product, { fonts, kind: KIND }));
  expect(joined(pages[0] ?? '')).toContain('に受注を終了しました。サポートは');
});

test('the same record gives the same file, whose fonts hold only what it shows', async () => {
  const product = corpus.products[0]!;
  const [first, second] = [
    await drawDatasheet(product, { fonts, kind: KIND }),
    await drawDatasheet(product, { fonts, kind: KIND }),
  ];
  expect(first.equals(second)).toBe(true);
  expect(first.length).toBeLessThan(200_000);
});
