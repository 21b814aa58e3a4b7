import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Corpus } from '../../server/content/corpus.ts';
import { type DatasheetEntry, datasheetUrl } from '../../server/content/datasheet-index.ts';
import { productPath } from '../../shared/paths/params.ts';
import { drawDatasheet } from './draw-datasheet.ts';
import { openFonts } from './fonts.ts';

/** Writes every product's data sheet below `dist` and the index of them, which the download lists are made from. */
export async function writeDatasheets({ products, categories }: Corpus, dist: string): Promise<void> {
  const fonts = openFonts();
  const kinds = new Map(categories.flatMap(({ child }) => child).map(({ id, name }) => [id, name]));
  const index: DatasheetEntry[] = [];
  await mkdir(path.join(dist, 'media/datasheets'), { recursive: true });
  for (const product of products) {
    const pdf = await drawDatasheet(product, { fonts, kind: kinds.get(product.subCategoryId) ?? '' });
    const url = datasheetUrl(product.urlName);
    await writeFile(path.join(dist, url), pdf);
    index.push({
      productId: product.id,
      url,
      page: productPath(product),
      version: product.updatedOn,
      size: pdf.length,
      sha256: createHash('sha256').update(pdf).digest('hex'),
    });
  }
  await writeFile(path.join(dist, 'media/datasheets/index.json'), JSON.stringify(index));
}
