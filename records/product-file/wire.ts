import * as z from 'zod/mini';
import { defineCall } from '../../shared/api/call.ts';
import { pageOf } from '../../shared/api/envelope.ts';
import { cateId, choice, keywords, paging, productId } from '../../shared/api/parameters.ts';
import type { Plain } from '../../shared/api/plain.ts';
import { DOCUMENT_TYPES } from '../../shared/api/vocabulary.ts';

/** A file that visitors can download. */
const document = {
  /** Unique among the documents of its type. */
  id: z.int(),
  title: z.string(),
  type: z.enum(DOCUMENT_TYPES),
  /** Name of the kind of a vendor's own file: 証明書. */
  kind: z.optional(z.string()),
  /** Two letters; Japanese without it. */
  language: z.optional(z.string()),
  /** Version number of firmware or a vendor's own file; otherwise the date of the source record. */
  version: z.string(),
  publishedOn: z.string(),
  /** In bytes. */
  size: z.int(),
  /** Lower-case hexadecimal. */
  sha256: z.string(),
  url: z.string(),
  /** Whether the licence has to be accepted first (`single/info/4`). */
  needsConsent: z.boolean(),
  /** Products that it applies to; none for a vendor's own file that concerns the whole site. */
  products: z.array(
    z.object({
      id: z.int(),
      urlName: z.string(),
      modeName: z.string(),
      name: z.string(),
      categoryId: z.int(),
      endOfLife: z.boolean(),
    }),
  ),
  /** Contents of a release; only for firmware. */
  release: z.optional(
    z.object({
      /** Whether it is the latest published release. */
      newest: z.boolean(),
      summary: z.string(),
      /** HTML, already sanitised. */
      notes: z.string(),
      security: z.array(z.string()),
      /** Steps of the update, a sentence each. */
      upgrade: z.array(z.string()),
      /** Path of the list of open source software in it. */
      openSource: z.nullish(z.string()),
    }),
  ),
};
const documentSchema = z.object(document);
export type WireDocument = z.infer<typeof documentSchema>;
export type Document = Plain<WireDocument>;
export const documentPageSchema = pageOf(documentSchema);

/** The newest document of each type for an order code. */
const skuDocumentSchema = z.object({ ...document, sku: z.string() });
export type WireSkuDocument = z.infer<typeof skuDocumentSchema>;
export const skuDocumentPageSchema = pageOf(skuDocumentSchema);

const files = z.object({
  id: productId,
  cateId: z.optional(cateId),
  type: z.optional(choice('type', '資料の種類', DOCUMENT_TYPES)),
  keywords,
  ...paging,
});

export const fileCalls = {
  dataSheets: defineCall('/goods/dataSheet', {
    about: 'データシート',
    query: files,
    data: documentPageSchema,
  }),
  downloads: defineCall('/goods/dataDownload', {
    about: 'ダウンロードできる資料',
    query: files,
    data: documentPageSchema,
  }),
  papers: defineCall('/goods/fileList', { about: '資料の一覧', query: files, data: documentPageSchema }),
  newest: defineCall('/goods/fileListNew', { about: '新しい資料', query: files, data: documentPageSchema }),
  bySku: defineCall('/goods/fileListSkuNew', {
    about: '品番ごとの新しい資料',
    query: files,
    data: skuDocumentPageSchema,
  }),
};
