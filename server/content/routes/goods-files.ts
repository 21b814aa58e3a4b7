import { Router } from 'express';
import { z } from 'zod';
import type { PageOf } from '../../../shared/api/envelope.ts';
import type { GoodsFile, GoodsSkuFiles } from '../../../shared/api/goods-files.ts';
import { endpoint, idParam, notFound, optionalId, paginate, pagingQuery, parseInput } from '../answer.ts';
import type { Catalogue } from '../catalogue.ts';
import type { ProductRecord } from '../schema/product.ts';
import { dataSheet, downloadGroups, productFiles, skuModel } from '../views/product-files.ts';

const oneOrAll = z.object({ id: optionalId('id') });
const filesQuery = pagingQuery.extend(oneOrAll.shape);

/** Files of products, and what data sheets say. */
export function goodsFileRoutes(catalogue: Catalogue): Router {
  const router = Router();

  function known(id: number): ProductRecord {
    const product = catalogue.productById(id);
    if (!product) throw notFound('この製品');
    return product;
  }

  /** The product asked for, or all of them. */
  function products(id: number | undefined): ProductRecord[] {
    return id === undefined ? catalogue.productsForLists : [known(id)];
  }

  const newestFirst = (list: ProductRecord[]) =>
    list.toSorted((a, b) => b.updatedOn.localeCompare(a.updatedOn) || a.id - b.id);
  const filesOf = (list: ProductRecord[]) => list.flatMap((product) => productFiles(product, catalogue));

  router.get(
    '/goods/dataSheet',
    endpoint((req) => dataSheet(known(parseInput(idParam, req.query).id), catalogue)),
  );
  router.get(
    '/goods/dataDownload',
    endpoint((req) => downloadGroups(filesOf(products(parseInput(oneOrAll, req.query).id)))),
  );
  router.get(
    '/goods/fileList',
    endpoint((req): PageOf<GoodsFile> => {
      const { id, ...paging } = parseInput(filesQuery, req.query);
      return paginate(filesOf(products(id)), paging);
    }),
  );
  router.get(
    '/goods/fileListNew',
    endpoint((req): PageOf<GoodsFile> => {
      const { id, ...paging } = parseInput(filesQuery, req.query);
      return paginate(filesOf(newestFirst(products(id))), paging);
    }),
  );
  router.get(
    '/goods/fileListSkuNew',
    endpoint((req): GoodsSkuFiles => {
      const { id, ...paging } = parseInput(filesQuery, req.query);
      const { list, ...page } = paginate(newestFirst(products(id)), paging);
      return {
        ...page,
        list: list.map((product) => ({ ...skuModel(product), files: productFiles(product, catalogue) })),
      };
    }),
  );
  router.post(
    '/goods/getGoodsSkuModel/:id',
    endpoint((req) => skuModel(known(parseInput(idParam, req.params).id))),
  );
  return router;
}
