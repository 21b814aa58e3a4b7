import * as z from 'zod/mini';
import type { Document } from '../../records/product-file/wire.ts';
import { DOCUMENT_TYPE_NAMES } from '../../shared/api/vocabulary.ts';
import { productPath } from '../../shared/paths/params.ts';
import { RESOURCES } from '../../shared/paths/resources.ts';
import { figuresSchema } from '../../shared/products/figures.ts';
import type { ProductFigures } from '../../shared/products/product-figures.ts';

const file = z.strictObject({
  ...{ title: z.string(), kind: z.string(), publishedOn: z.string(), url: z.url() },
  /** Two letters. */
  language: z.string(),
  /** In bytes. */
  size: z.int(),
  sha256: z.string(),
});

/** Product in /products.json. URLs are absolute, because the file is read on other sites. */
const product = z.strictObject({
  /** Never changes and is never reused for another product. */
  id: z.int(),
  model: z.string(),
  name: z.string(),
  category: z.string(),
  url: z.url(),
  image: z.optional(z.url()),
  labels: z.array(z.string()),
  onSale: z.boolean(),
  /** Id of the product that replaces this one. */
  successor: z.optional(z.int()),
  /** Numbers for orders. */
  partNumbers: z.array(z.strictObject({ number: z.string(), name: z.string() })),
  figures: figuresSchema,
  /** Data sheets and the vendor's own files. */
  files: z.optional(z.array(file)),
});

const productsFileSchema = z.strictObject({
  $schema: z.url(),
  vendor: z.string(),
  products: z.array(product),
});
type ProductsFile = z.infer<typeof productsFileSchema>;

/** JSON Schema (draft 2020-12) that the file refers to. */
export function productsSchema(origin: string): object {
  return { $id: origin + RESOURCES.productsSchema, ...z.toJSONSchema(productsFileSchema) };
}

/** All products with their specifications, in machine-readable form. */
export function productsFile(
  origin: string,
  vendor: string,
  list: readonly ProductFigures[],
  documents: readonly Document[] = [],
): ProductsFile {
  return {
    $schema: origin + RESOURCES.productsSchema,
    vendor,
    products: list.map(({ id, slug, model, name, categoryName, imgUrl, label, endOfLife, skus, figures }) => {
      const successor = endOfLife?.successorId;
      const files = documents.filter(
        ({ needsConsent, products }) => !needsConsent && products.some((product) => product.id === id),
      );
      return {
        id,
        model,
        name,
        category: categoryName,
        url: origin + productPath({ id, slug }),
        ...(imgUrl && { image: new URL(imgUrl, origin).href }),
        labels: label,
        onSale: endOfLife === null,
        ...(typeof successor === 'number' && { successor }),
        partNumbers: skus.map(({ sku, name: contents }) => ({ number: sku, name: contents })),
        figures,
        ...(files.length > 0 && { files: files.map((file) => fileOf(origin, file)) }),
      };
    }),
  };
}

function fileOf(origin: string, { url, type, ...file }: Document) {
  const { title, kind = DOCUMENT_TYPE_NAMES[type], language = 'ja', publishedOn, size, sha256 } = file;
  return { title, kind, language, publishedOn, url: new URL(url, origin).href, size, sha256 };
}
