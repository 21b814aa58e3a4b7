import { Router } from 'express';
import type { DocumentEntry } from '../../../corpus/media-files/documents.ts';
import type { Catalogue } from '../catalogue.ts';
import { endpoint, notFound, paginate } from '../envelope.ts';
import { readQuery } from '../parse-request.ts';
import { createDocuments, type DocumentFilter } from '../product-files.ts';

/** The files of the products: all of them, the data sheets alone, what is read (no firmware), and by day and part number. */
export function productFileRoutes(catalogue: Catalogue, index: DocumentEntry[]): Router {
  const router = Router();
  const documents = createDocuments(catalogue, index);

  const respondWith = <Item>(find: (filter: DocumentFilter) => Item[]) =>
    endpoint((req) => {
      const { limit, page, ...filter } = readQuery('/goods/dataDownload', req);
      if (filter.id !== undefined && !catalogue.productById(filter.id)) throw notFound('この製品');
      return paginate(find(filter), { limit, page });
    });

  router.get('/goods/dataDownload', respondWith(documents.list));
  router.get(
    '/goods/dataSheet',
    respondWith((filter) => documents.list(filter).filter(({ type }) => type === 'datasheet')),
  );
  router.get(
    '/goods/fileList',
    respondWith((filter) => documents.list(filter).filter(({ type }) => type !== 'firmware')),
  );
  router.get('/goods/fileListNew', respondWith(documents.newest));
  router.get('/goods/fileListSkuNew', respondWith(documents.bySku));
  return router;
}
