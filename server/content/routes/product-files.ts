import type { Router } from 'express';
import type { DocumentEntry } from '../../../corpus/media-files/documents.ts';
import type { CallInput } from '../../../shared/api/call.ts';
import { fileCalls } from '../../../shared/api/product-file.ts';
import type { Catalogue } from '../catalogue.ts';
import { orNotFound, paginate } from '../envelope.ts';
import { createDocuments, type DocumentFilter } from '../product-files.ts';
import { serve } from '../serve.ts';

/** Serves the files of the products: all, data sheets only, documents without firmware, and by date and order code. */
export function productFileRoutes(catalogue: Catalogue, index: DocumentEntry[]): Router {
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
