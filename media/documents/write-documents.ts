import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Corpus } from '../../corpus/corpus.ts';
import {
  type DocumentEntry,
  datasheetUrl,
  firmwareUrl,
  manualUrl,
  readDocumentIndex,
} from '../../corpus/media-files/documents.ts';
import type { ProductRecord } from '../../records/product/record.ts';
import { productPath } from '../../shared/paths/params.ts';
import { cached } from '../cache.ts';
import { codeVersion } from '../code-version.ts';
import type { Drawings } from '../drawings.ts';
import { packFirmware } from '../firmware/pack-firmware.ts';
import { guideOf, hasSetupGuide } from '../manuals/guide.ts';
import type { MediaFolder } from '../output.ts';
import { publisherOf } from '../publisher.ts';
import { readVendorStyle, type VendorStyle } from '../vendor-style.ts';

type Made = Omit<DocumentEntry, 'size' | 'sha256'>;

interface DocumentPlan {
  made: Made;
  /** Input of the file's content in addition to the code. */
  from: unknown;
  make: () => Promise<Uint8Array>;
}

/** In the order of visitors' demand, with their names in the progress of a build. */
const KINDS: [type: DocumentEntry['type'], name: string][] = [
  ['datasheet', 'データシート'],
  ['manual', '設置ガイド'],
  ['firmware', 'ファームウェア'],
];

/**
 * Writes the downloads that the vendor has enabled, and their index, from which the download lists are generated.
 * During the build the index also lists existing files of an earlier build.
 */
export async function writeDocuments(
  corpus: Corpus,
  { drawings, contentDir }: { drawings: Drawings; contentDir: string },
  folder: MediaFolder,
  onKind: (kind: string) => void = () => {},
): Promise<void> {
  const version = codeVersion(import.meta.filename);
  const vendorStyle = await readVendorStyle(contentDir);
  const plans = planDocuments(corpus, drawings, vendorStyle);
  const planned = new Set(plans.map(({ made }) => made.url));
  const entries = new Map(
    (await formerDocuments(folder)).filter(({ url }) => planned.has(url)).map((entry) => [entry.url, entry]),
  );
  for (const [type, name] of KINDS) {
    for (const { made, from, make } of plans.filter((plan) => plan.made.type === type)) {
      const content = await cached(
        'documents',
        path.extname(made.url),
        [version, JSON.stringify([made, from])],
        make,
      );
      await folder.put(made.url, content);
      const sha256 = createHash('sha256').update(content).digest('hex');
      entries.set(made.url, { ...made, size: content.length, sha256 });
    }
    const index = plans.flatMap(({ made }) => entries.get(made.url) ?? []);
    await folder.put('/media/documents.json', JSON.stringify(index));
    onKind(name);
  }
}

/** Entries of an earlier build; an unreadable index counts as empty and is written again. */
async function formerDocuments(folder: MediaFolder): Promise<DocumentEntry[]> {
  const entries = await readDocumentIndex(folder.dir).catch(() => []);
  return entries.filter(({ url }) => folder.has(url));
}

function planDocuments(corpus: Corpus, drawings: Drawings, vendorStyle: VendorStyle): DocumentPlan[] {
  return [
    ...corpus.products.flatMap((product) => sheetsOf(product, corpus, drawings, vendorStyle)),
    ...(drawings.has('firmware') ? archives(corpus) : []),
  ];
}

function sheetOptions(product: ProductRecord, { categories, site }: Corpus) {
  const kinds = categories.flatMap(({ child }) => child);
  return { kind: kinds.find(({ id }) => id === product.subCategoryId)?.name ?? '', site: publisherOf(site) };
}

function sheetsOf(
  product: ProductRecord,
  corpus: Corpus,
  drawings: Drawings,
  vendorStyle: VendorStyle,
): DocumentPlan[] {
  const { urlName, updatedOn } = product;
  const options = sheetOptions(product, corpus);
  const hasFirmware = corpus.firmware.some(({ productIds }) => productIds.includes(product.id));
  const day = { version: updatedOn, publishedOn: updatedOn };
  // A build from the cache needs neither fonts nor the PDF library.
  const opened = async () => {
    const { openFonts } = await import('../datasheets/fonts.ts');
    return { ...options, fonts: openFonts(), vendorStyle };
  };
  const from = { product, options, vendorStyle };
  const plans: DocumentPlan[] = [];
  if (drawings.has('datasheets')) {
    plans.push({
      made: {
        type: 'datasheet',
        url: datasheetUrl(urlName),
        page: productPath({ id: product.id, slug: urlName }),
        ...day,
      },
      from,
      make: async () => {
        const { drawDatasheet } = await import('../datasheets/draw-datasheet.ts');
        return drawDatasheet(product, await opened());
      },
    });
  }
  if (drawings.has('manuals') && hasSetupGuide(product, corpus.setupGuide)) {
    const { urlName: category } = corpus.categories.find(({ id }) => id === product.categoryId)!;
    const guide = guideOf(corpus.setupGuide, product, { category, hasFirmware });
    plans.push({
      made: { type: 'manual', url: manualUrl(urlName), ...day },
      from: { ...from, guide },
      make: async () => {
        const { drawManual } = await import('../manuals/draw-manual.ts');
        return drawManual(product, guide, await opened());
      },
    });
  }
  return plans;
}

function archives({ products, firmware, ...corpus }: Corpus): DocumentPlan[] {
  const site = publisherOf(corpus.site);
  return firmware.flatMap((family) => {
    const models = products.filter(({ id }) => family.productIds.includes(id)).map(({ model }) => model);
    return family.releases.map((release): DocumentPlan => {
      const { version, publishedOn } = release;
      return {
        made: { type: 'firmware', url: firmwareUrl(family.urlName, version), version, publishedOn },
        from: { family, release, models, site },
        make: async () => packFirmware(family, release, models, site),
      };
    });
  });
}
