import { Router } from 'express';
import { z } from 'zod';
import type { CategoryDetail, ProductCategory, SlugEntry, Suggestion } from '../../../shared/api/goods.ts';
import { endpoint, idParam, notFound, optionalId, paginate, pagingQuery, parseInput } from '../answer.ts';
import type { Catalogue } from '../catalogue.ts';
import { createProductFinder } from '../product-finder.ts';
import { categoryRelated } from '../related.ts';
import type { ProductRecord } from '../schema/product.ts';
import { comparison } from '../views/comparison.ts';
import { hotProduct, productCard, productDetail } from '../views/product.ts';
import { technicalParameters } from '../views/technical-parameters.ts';

const placeQuery = z.object({ cateId: optionalId('cateId'), subId: optionalId('subId') });
const listQuery = pagingQuery.extend(placeQuery.shape);
const relatedQuery = z.object({ cateId: idParam.shape.id });
const keywordsQuery = z.object({ keywords: z.string().trim().max(200).default('') });
const topQuery = keywordsQuery.extend({ limit: pagingQuery.shape.limit });

/** One more than the browser shows, so that it can tell whether there are more. */
const SUGGESTIONS_SENT = 11;

export function goodsRoutes(catalogue: Catalogue): Router {
  const router = Router();
  const finder = createProductFinder(catalogue);

  function placed({ cateId, subId }: z.infer<typeof placeQuery>): ProductRecord[] {
    return catalogue.productsForLists.filter(
      (item) => (!cateId || item.categoryId === cateId) && (!subId || item.subCategoryId === subId),
    );
  }

  function product(params: unknown): ProductRecord {
    const found = catalogue.productById(parseInput(idParam, params).id);
    if (!found) throw notFound('この製品');
    return found;
  }

  router.get(
    '/goods/category',
    endpoint((): ProductCategory[] =>
      catalogue.categories.map(({ id, name, urlName, child }) => ({
        id,
        name,
        urlName,
        child: child.map((sub) => ({ id: sub.id, name: sub.name, urlName: sub.urlName })),
      })),
    ),
  );
  router.get(
    '/goods/categoryList/:id',
    endpoint((req): CategoryDetail => {
      const category = catalogue.categoryById(parseInput(idParam, req.params).id);
      if (!category) throw notFound('このカテゴリー');
      const { child, ...rest } = category;
      return {
        ...rest,
        imgUrl: `/images/categories/${category.urlName}.svg`,
        child: child.map((sub) => ({
          ...sub,
          total: catalogue.productsForLists.filter((item) => item.subCategoryId === sub.id && !item.endOfLife)
            .length,
        })),
      };
    }),
  );
  router.get(
    '/goods/index',
    endpoint(() => catalogue.hotProducts.map(hotProduct)),
  );
  router.get(
    '/goods/queryTop',
    endpoint(() => catalogue.hotProducts.map(productCard)),
  );
  router.get(
    '/goods/queryTopByWriting',
    endpoint((req) => {
      const { keywords, limit } = parseInput(topQuery, req.query);
      const written = catalogue.suggestModels(keywords);
      return (written.length > 0 ? written : catalogue.hotProducts).slice(0, limit).map(productCard);
    }),
  );
  router.get(
    '/goods/listNew',
    endpoint((req) => {
      const onSale = catalogue.products.filter(({ endOfLife }) => !endOfLife);
      const newest = onSale.toSorted((a, b) => b.releasedOn.localeCompare(a.releasedOn) || a.id - b.id);
      return paginate(newest.map(productCard), parseInput(pagingQuery, req.query));
    }),
  );
  router.get(
    '/goods/list',
    endpoint((req) => {
      const { cateId, subId, ...paging } = parseInput(listQuery, req.query);
      const wanted = finder.filter(placed({ cateId, subId }), finder.read(req.query));
      return paginate(wanted.map(productCard), paging);
    }),
  );
  router.get(
    '/goods/getGoodsScreenList',
    endpoint((req) => finder.facets(placed(parseInput(placeQuery, req.query)), finder.read(req.query))),
  );
  router.get(
    '/goods/getGoodsAttrContract',
    endpoint((req) => comparison(catalogue, parseInput(placeQuery, req.query))),
  );
  router.get(
    '/goods/getCategoryRelate',
    endpoint((req) => categoryRelated(catalogue, parseInput(relatedQuery, req.query).cateId)),
  );
  router.get(
    '/goods/detail/:id',
    endpoint((req) => productDetail(product(req.params), catalogue)),
  );
  router.get(
    '/goods/technicalParam/:id',
    endpoint((req) => technicalParameters(product(req.params))),
  );
  router.get(
    '/goods/imageAndVideo/:id',
    endpoint((req) => productDetail(product(req.params), catalogue).images),
  );
  router.get(
    '/goods/listMap',
    endpoint((): SlugEntry[] =>
      catalogue.products.map(({ id, urlName, model, name, updatedOn }) => ({
        id,
        urlName,
        name: `${model} ${name}`,
        updatedOn,
      })),
    ),
  );
  router.get(
    '/goods/listSuggestGoodsModel',
    endpoint((req): Suggestion[] => {
      const { keywords } = parseInput(keywordsQuery, req.query);
      return catalogue
        .suggestModels(keywords)
        .slice(0, SUGGESTIONS_SENT)
        .map(({ id, urlName, model }) => ({ id, urlName, modeName: model }));
    }),
  );
  return router;
}
