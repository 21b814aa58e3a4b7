import { Router } from 'express';
import { endpoint, notFound, paginate } from '../answer.ts';
import type { Catalogue } from '../catalogue.ts';
import type { DatasheetEntry } from '../datasheet-index.ts';
import { createDocuments, type DocumentFilter } from '../product-files.ts';
import { readQuery } from '../read-input.ts';

/** The files of the products. An upstream may tell kinds apart; here the data sheet is what every list holds. */
export function productFileRoutes(catalogue: Catalogue, datasheets: DatasheetEntry[]): Router {
  const router = Router();
  const documents = createDocuments(catalogue, datasheets);

  const answer = <Item>(find: (filter: DocumentFilter) => Item[]) =>
    endpoint((req) => {
      const { limit, page, ...filter } = readQuery('/goods/dataDownload', req);
      if (filter.id !== undefined && !catalogue.productById(filter.id)) throw notFound('この製品');
      return paginate(find(filter), { limit, page });
    });

  router.get(['/goods/dataSheet', '/goods/dataDownload', '/goods/fileList'], answer(documents.list));
  router.get('/goods/fileListNew', answer(documents.newest));
  router.get('/goods/fileListSkuNew', answer(documents.bySku));
  return router;
}
