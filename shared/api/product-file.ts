import * as z from 'zod/mini';
import { pageOf } from './envelope.ts';

export const DOCUMENT_TYPES = ['datasheet', 'manual', 'firmware'] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

/** A file that visitors can download. */
const document = {
  id: z.int(),
  title: z.string(),
  /** What it is: `データシート`. */
  type: z.string(),
  /** The day of the record that it was made from. */
  version: z.string(),
  /** In bytes. */
  size: z.int(),
  /** Lower-case hexadecimal. */
  sha256: z.string(),
  url: z.string(),
  product: z.object({
    id: z.int(),
    urlName: z.string(),
    modeName: z.string(),
    name: z.string(),
    categoryId: z.int(),
    endOfLife: z.boolean(),
  }),
};
export const documentSchema = z.object(document);
export type Document = z.infer<typeof documentSchema>;
export const documentPageSchema = pageOf(documentSchema);

/** The newest document of a part number. */
export const skuDocumentSchema = z.object({ ...document, sku: z.string() });
export type SkuDocument = z.infer<typeof skuDocumentSchema>;
export const skuDocumentPageSchema = pageOf(skuDocumentSchema);
