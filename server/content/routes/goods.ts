import { type Request, Router } from 'express';
import { categoryScene } from '../../../corpus/media-files/scenes.ts';
import type { ProductRecord } from '../../../corpus/schema/product.ts';
import { sheetOf } from '../../../corpus/specification/rows.ts';
import type { CategoryDetail, ProductCategory, SlugEntry, Suggestion } from '../../../shared/api/goods.ts';
import type { ReadQuery } from '../../../shared/api/queries.ts';
import type { ProductOrder } from '../../../shared/api/vocabulary.ts';
import { SEARCH_TYPE } from '../../../shared/api/vocabulary.ts';
import { PAGE_LIMIT_MAX } from '../../../shared/constants.ts';
import type { Catalogue } from '../catalogue.ts';
import { endpoint, notFound, paginate } from '../envelope.ts';
import { readParam, readQuery } from '../parse-request.ts';
import { createProductFinder } from '../product-finder.ts';
import { categoryRelated } from '../related.ts';
import type { Search } from '../search/search.ts';
import { comparison } from '../views/comparison.ts';
import { hotProduct, productCard, productDetail } from '../views/product.ts';

/** One more than the browser shows, so that it can tell whether there are more. */
const SUGGESTIONS_SENT = 11;

const COMPARED: Record<ProductOrder, (one: ProductRecord, other: ProductRecord) => number> = {
  new: (one, other) => other.releasedOn.localeCompare(one.releasedOn) || one.id - other.id,
  model: (one, other) => one.model.localeCompare(other.model, 'en', { numeric: true }),
};

function ordered(products: ProductRecord[], order: ProductOrder | undefined): ProductRecord[] {
  return order ? products.toSorted(COMPARED[order]) : products;
}

export function goodsRoutes(catalogue: Catalogue, search: Search): Router {
  const router = Router();
  const finder = createProductFinder(catalogue);
  const card = (item: ProductRecord) => productCard(item, catalogue);

  function placed({ cateId, subId }: ReadQuery<'/goods/getGoodsAttrContract'>): ProductRecord[] {
    return catalogue.productsForLists.filter(
      (item) => (!cateId || item.categoryId === cateId) && (!subId || item.subCategoryId === subId),
    );
  }

  function product(req: Request): ProductRecord {
    const found = catalogue.productById(readParam('id', req));
    if (!found) throw notFound('この製品');
    return found;
  }

  /** Products that what was written names, or else speaks of. */
  function writtenOf(keywords: string): ProductRecord[] {
    const named = catalogue.suggestModels(keywords);
    if (named.length > 0 || keywords === '') return named;
    return search
      .find(keywords, SEARCH_TYPE.product, { limit: PAGE_LIMIT_MAX, page: 1 })
      .list.filter(({ match }) => match !== 'near')
      .flatMap(({ id }) => catalogue.productById(id) ?? []);
  }

  router.get(
    '/goods/category',
    endpoint((): ProductCategory[] =>
      catalogue.categories.map(({ id, name, urlName, picture, child }) => ({
        id,
        name,
        urlName,
        imgUrl: picture,
        child: child.map((sub) => ({ id: sub.id, name: sub.name, urlName: sub.urlName })),
      })),
    ),
  );
  router.get(
    '/goods/categoryList/:id',
    endpoint((req): CategoryDetail => {
      const category = catalogue.categoryById(readParam('id', req));
      if (!category) throw notFound('このカテゴリー');
      const { id, urlName, name, englishName, lead, picture, choosing, child, screens } = category;
      return {
        id,
        urlName,
        name,
        englishName,
        lead,
        imgUrl: picture,
        ...catalogue.pictures.scene(categoryScene(urlName)),
        choosing,
        ...(screens && { screens }),
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
    endpoint(() => catalogue.hotProducts.map((item) => hotProduct(item, catalogue))),
  );
  router.get(
    '/goods/queryTop',
    endpoint(() => catalogue.hotProducts.map(card)),
  );
  router.get(
    '/goods/queryTopByWriting',
    endpoint((req) => {
      const { keywords, limit } = readQuery('/goods/queryTopByWriting', req);
      const written = writtenOf(keywords);
      return (written.length > 0 ? written : catalogue.hotProducts).slice(0, limit).map(card);
    }),
  );
  router.get(
    '/goods/listNew',
    endpoint((req) => {
      const onSale = catalogue.products.filter(({ endOfLife }) => !endOfLife);
      return paginate(ordered(onSale, 'new').map(card), readQuery('/goods/listNew', req));
    }),
  );
  router.get(
    '/goods/list',
    endpoint((req) => {
      const query = readQuery('/goods/list', req);
      const found = finder.filter(placed(query), finder.read(query));
      return paginate(ordered(found, query.sort).map(card), query);
    }),
  );
  router.get(
    '/goods/getGoodsScreenList',
    endpoint((req) => {
      const query = readQuery('/goods/getGoodsScreenList', req);
      return finder.facets(placed(query), finder.read(query));
    }),
  );
  router.get(
    '/goods/getGoodsAttrContract',
    endpoint((req) => comparison(catalogue, readQuery('/goods/getGoodsAttrContract', req))),
  );
  router.get(
    '/goods/getCategoryRelate',
    endpoint((req) => categoryRelated(catalogue, readQuery('/goods/getCategoryRelate', req).cateId)),
  );
  router.get(
    '/goods/detail/:id',
    endpoint((req) => productDetail(product(req), catalogue)),
  );
  router.get(
    '/goods/technicalParam/:id',
    endpoint((req) => sheetOf(product(req))),
  );
  router.get(
    '/goods/imageAndVideo/:id',
    endpoint((req) => catalogue.pictures.gallery(product(req))),
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
      const { keywords } = readQuery('/goods/listSuggestGoodsModel', req);
      return catalogue
        .suggestModels(keywords)
        .slice(0, SUGGESTIONS_SENT)
        .map((item) => ({
          id: item.id,
          urlName: item.urlName,
          modeName: item.model,
          name: item.name,
          imgUrl: card(item).imgUrl,
          ...(item.endOfLife && { ended: true }),
        }));
    }),
  );
  return router;
}
