import type { Document, SkuDocument } from '../../shared/api/product-file.ts';
import { foldModel } from '../../shared/text/fold.ts';
import type { Catalogue } from './catalogue.ts';
import type { DatasheetEntry } from './datasheet-index.ts';
import type { ProductRecord } from './schema/product.ts';

export interface DocumentFilter {
  /** Documents of one product. */
  id?: number | undefined;
  cateId?: number | undefined;
  keywords?: string | undefined;
}

export interface Documents {
  /** In the order of the catalogue, products on sale first. */
  list(filter: DocumentFilter): Document[];
  newest(filter: DocumentFilter): Document[];
  /** One entry for each part number. */
  bySku(filter: DocumentFilter): SkuDocument[];
}

interface Filed {
  product: ProductRecord;
  document: Document;
  /** What is searched in, folded: the model, its part numbers and its name. */
  keys: string[];
}

/** The files that visitors can download, with what a search for a model finds them by. */
export function createDocuments(catalogue: Catalogue, datasheets: DatasheetEntry[]): Documents {
  const byProduct = new Map(datasheets.map((entry) => [entry.productId, entry]));
  const filed = catalogue.productsForLists.flatMap((product): Filed[] => {
    const entry = byProduct.get(product.id);
    if (!entry) return [];
    return [
      {
        product,
        document: datasheet(product, entry),
        keys: [product.model, product.name, ...product.skus.map(({ sku }) => sku)].map(foldModel),
      },
    ];
  });

  function wanted({ id, cateId, keywords = '' }: DocumentFilter): Filed[] {
    const key = foldModel(keywords);
    return filed.filter(
      ({ product, keys }) =>
        (id === undefined || product.id === id) &&
        (cateId === undefined || product.categoryId === cateId) &&
        (key === '' || keys.some((candidate) => candidate.includes(key))),
    );
  }

  return {
    list: (filter) => wanted(filter).map(({ document }) => document),
    newest: (filter) =>
      wanted(filter)
        .map(({ document }) => document)
        .sort((a, b) => b.version.localeCompare(a.version)),
    bySku: (filter) =>
      wanted(filter).flatMap(({ product, document }) =>
        product.skus.map(({ sku }) => ({ ...document, sku })),
      ),
  };
}

function datasheet(product: ProductRecord, { url, version, size, sha256 }: DatasheetEntry): Document {
  const { id, urlName, model, name, categoryId, endOfLife } = product;
  return {
    id,
    title: `${model} データシート`,
    type: 'データシート',
    version,
    size,
    sha256,
    url,
    product: { id, urlName, modeName: model, name, categoryId, endOfLife: endOfLife !== undefined },
  };
}
