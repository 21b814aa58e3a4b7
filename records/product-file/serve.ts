import type { Router } from 'express';
import {
  type DocumentEntry,
  datasheetUrl,
  firmwareUrl,
  manualUrl,
} from '../../corpus/media-files/documents.ts';
import { upgradeNotes } from '../../corpus/media-files/upgrade-notes.ts';
import type { Catalogue } from '../../server/content/catalogue.ts';
import { orNotFound, paginate } from '../../server/content/envelope.ts';
import { serve } from '../../server/content/serve.ts';
import type { ServedKind, Services } from '../../server/content/served-kind.ts';
import type { CallInput } from '../../shared/api/call.ts';
import type { DocumentType } from '../../shared/api/vocabulary.ts';
import { normalizeModel } from '../../shared/text/normalize-model.ts';
import type { FirmwareRecord, FirmwareRelease } from '../firmware/record.ts';
import type { ProductRecord } from '../product/record.ts';
import { type OwnFile, offeredFiles, ownFileUrl } from './record.ts';
import type { WireDocument, WireSkuDocument } from './wire.ts';
import { fileCalls } from './wire.ts';

/** Serves the files of the products: all, data sheets only, documents without firmware, and by date and order code. */
export const productFiles: ServedKind = {
  routes: routesOf,
  texts: ({ ownFiles }) =>
    offeredFiles(ownFiles).map(({ kind, title }) => ({ path: '/downloads', text: `${kind}: ${title}` })),
};

function routesOf({ catalogue, documents: index }: Services): Router {
  const documents = createDocuments(catalogue, index);

  const pageOf =
    <Item>(find: (filter: DocumentFilter) => Item[]) =>
    ({ limit, page, ...filter }: CallInput<typeof fileCalls.downloads>) => {
      if (filter.id !== undefined) orNotFound(catalogue.productById(filter.id), 'この製品');
      return paginate(find(filter), { limit, page });
    };

  return serve(fileCalls, {
    downloads: pageOf(documents.list),
    dataSheets: pageOf((filter) => documents.list(filter).filter(({ type }) => type === 'datasheet')),
    papers: pageOf((filter) => documents.list(filter).filter(({ type }) => type !== 'firmware')),
    newest: pageOf(documents.newest),
    bySku: pageOf(documents.bySku),
  });
}

interface DocumentFilter {
  /** Documents of one product. */
  id?: number | undefined;
  cateId?: number | undefined;
  type?: DocumentType | undefined;
  keywords?: string | undefined;
}

interface Documents {
  /** In the order of the catalogue, products on sale first. */
  list(filter: DocumentFilter): WireDocument[];
  newest(filter: DocumentFilter): WireDocument[];
  /** For each part number the newest document of each type that every product has. */
  bySku(filter: DocumentFilter): WireSkuDocument[];
}

interface Filed {
  products: ProductRecord[];
  document: WireDocument;
  /** Normalized search keys: the models, their part numbers and their names. */
  keys: string[];
}

/** Documents for download, with search keys of their models. */
function createDocuments(catalogue: Catalogue, index: DocumentEntry[]): Documents {
  const entryAt = new Map(index.map((entry) => [entry.url, entry]));
  const filed = [
    ...catalogue.productsForLists.flatMap((product) => filesOf(product)),
    ...offeredFiles(catalogue.ownFiles).map((own) => ownFile(own, catalogue)),
  ];

  function filesOf(product: ProductRecord): Filed[] {
    const sheets: [DocumentType, string, string][] = [
      ['datasheet', datasheetUrl(product.urlName), `${product.model} データシート`],
      ['manual', manualUrl(product.urlName), `${product.model} 設置ガイド`],
    ];
    return [
      ...sheets.flatMap(([type, url, title]) => {
        const entry = entryAt.get(url);
        return entry ? [file([product], { ...describe(entry, [product]), id: product.id, title, type })] : [];
      }),
      ...firmwareOf(product),
    ];
  }

  /** A file that several models share is listed with the first of them. */
  function firmwareOf(product: ProductRecord): Filed[] {
    const family = catalogue.firmware.find(({ productIds }) => productIds.includes(product.id));
    if (!family) return [];
    const products = catalogue.productsForLists.filter(({ id }) => family.productIds.includes(id));
    if (products[0] !== product) return [];
    return family.releases.flatMap((release) => {
      const entry = entryAt.get(firmwareUrl(family.urlName, release.version));
      return entry
        ? [file(products, firmwareDocument(family, release, describe(entry, products), catalogue))]
        : [];
    });
  }

  function wanted({ id, cateId, type, keywords = '' }: DocumentFilter): Filed[] {
    const key = normalizeModel(keywords);
    return filed.filter(
      ({ products, document, keys }) =>
        (id === undefined || products.some((product) => product.id === id)) &&
        (cateId === undefined || products.some((product) => product.categoryId === cateId)) &&
        (type === undefined || document.type === type) &&
        (key === '' || keys.some((candidate) => candidate.includes(key))),
    );
  }

  return {
    list: (filter) => wanted(filter).map(({ document }) => document),
    newest: (filter) =>
      wanted(filter)
        .map(({ document }) => document)
        .sort((a, b) => b.publishedOn.localeCompare(a.publishedOn)),
    bySku: (filter) =>
      wanted(filter)
        .filter(({ document: { type, release } }) => type !== 'file' && release?.newest !== false)
        .flatMap(({ products, document }) =>
          products
            .filter(({ id }) => filter.id === undefined || id === filter.id)
            .flatMap(({ skus }) => skus.map(({ sku }) => ({ ...document, sku }))),
        ),
  };
}

function file(products: ProductRecord[], document: WireDocument): Filed {
  const names = products.flatMap(({ model, name, skus }) => [model, name, ...skus.map(({ sku }) => sku)]);
  return { products, document, keys: names.map(normalizeModel) };
}

function ownFile(own: OwnFile, { productsForLists }: Catalogue): Filed {
  const { id, file: name, kind, title, language, version, publishedOn, productIds, size, sha256 } = own;
  const products = productsForLists.filter((product) => productIds.includes(product.id));
  const entry: DocumentEntry = {
    ...{ type: 'file' as const, url: ownFileUrl(name), version: version ?? publishedOn },
    ...{ publishedOn, size, sha256 },
  };
  const document = { ...describe(entry, products), id, title, kind, ...(language && { language }) };
  const { keys } = file(products, document);
  return { products, document, keys: [...keys, ...[kind, title].map(normalizeModel)] };
}

type Described = Omit<WireDocument, 'id' | 'title'>;

function describe({ page: _page, ...entry }: DocumentEntry, products: ProductRecord[]): Described {
  return {
    ...entry,
    needsConsent: entry.type === 'manual' || entry.type === 'firmware',
    products: products.map(({ id, urlName, model, name, categoryId, endOfLife }) => ({
      id,
      urlName,
      modeName: model,
      name,
      categoryId,
      endOfLife: endOfLife !== undefined,
    })),
  };
}

function firmwareDocument(
  { name, openSource, releases }: FirmwareRecord,
  release: FirmwareRelease,
  described: Described,
  { textOf }: Catalogue,
): WireDocument {
  return {
    ...described,
    id: release.id,
    title: `${name} ファームウェア ${release.version}`,
    release: {
      newest: release === releases[0],
      summary: release.summary,
      notes: textOf(release.notes).html,
      security: release.security ?? [],
      upgrade: upgradeNotes(release),
      openSource: openSource ?? null,
    },
  };
}
