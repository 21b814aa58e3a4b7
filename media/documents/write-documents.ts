import { createHash } from 'node:crypto';
import type { Corpus } from '../../server/content/corpus.ts';
import {
  type DocumentEntry,
  datasheetUrl,
  firmwareUrl,
  manualUrl,
} from '../../server/content/document-index.ts';
import { productPath } from '../../shared/paths/params.ts';
import { drawDatasheet } from '../datasheets/draw-datasheet.ts';
import { openFonts } from '../datasheets/fonts.ts';
import { packFirmware } from '../firmware/pack-firmware.ts';
import { drawManual } from '../manuals/draw-manual.ts';
import { hardwareOf } from '../manuals/hardware.ts';
import { writeMedia } from '../output.ts';

type Made = Omit<DocumentEntry, 'size' | 'sha256'>;

/** Writes every file for download into the media folder, and the index of them, which the download lists are made from. */
export async function writeDocuments(
  { products, categories, firmware }: Corpus,
  mediaDir: string,
): Promise<void> {
  const fonts = openFonts();
  const kinds = new Map(categories.flatMap(({ child }) => child).map(({ id, name }) => [id, name]));
  const index: DocumentEntry[] = [];

  async function put(made: Made, content: Uint8Array): Promise<void> {
    await writeMedia(mediaDir, made.url, content);
    const sha256 = createHash('sha256').update(content).digest('hex');
    index.push({ ...made, size: content.length, sha256 });
  }

  const updatable = new Set(firmware.flatMap(({ productIds }) => productIds));
  for (const product of products) {
    const { urlName, subCategoryId, updatedOn } = product;
    const options = { fonts, kind: kinds.get(subCategoryId) ?? '' };
    const day = { version: updatedOn, publishedOn: updatedOn };
    await put(
      { type: 'datasheet', url: datasheetUrl(urlName), page: productPath(product), ...day },
      await drawDatasheet(product, options),
    );
    if (!hardwareOf(product)) continue;
    const guide = await drawManual(product, { ...options, hasFirmware: updatable.has(product.id) });
    await put({ type: 'manual', url: manualUrl(urlName), ...day }, guide);
  }
  for (const family of firmware) {
    const models = products.filter(({ id }) => family.productIds.includes(id)).map(({ model }) => model);
    for (const release of family.releases) {
      const { version, publishedOn } = release;
      await put(
        { type: 'firmware', url: firmwareUrl(family.urlName, version), version, publishedOn },
        packFirmware(family, release, models),
      );
    }
  }
  await writeMedia(mediaDir, '/media/documents.json', JSON.stringify(index));
}
