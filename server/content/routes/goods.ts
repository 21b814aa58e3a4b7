import { Router } from 'express';
import { categoryScene } from '../../../corpus/media-files/scenes.ts';
import { sheetOf } from '../../../corpus/specification/rows.ts';
import type { CategoryRecord } from '../../../records/category/record.ts';
import { relatedCalls } from '../../../records/category/wire.ts';
import type { ProductRecord } from '../../../records/product/record.ts';
import type { CallInput } from '../../../shared/api/call.ts';
import { type CategoryDetail, goodsCalls } from '../../../shared/api/goods.ts';
import type { WireSuggestion } from '../../../shared/api/product-card.ts';
import type { ProductOrder } from '../../../shared/api/vocabulary.ts';
import { SEARCH_TYPE } from '../../../shared/api/vocabulary.ts';
import { PAGE_LIMIT_MAX } from '../../../shared/constants.ts';
import type { Catalogue } from '../catalogue.ts';
import { orNotFound, paginate } from '../envelope.ts';
import { createProductFinder } from '../product-finder.ts';
import { categoryRelated } from '../related.ts';
import type { Search } from '../search/search.ts';
import { serve } from '../serve.ts';
import { comparison } from '../views/comparison.ts';
import { hotProduct, productCard, productDetail } from '../views/product.ts';

/** One more than the browser shows, so that it can detect further ones. */
const SUGGESTIONS_SENT = 11;

const COMPARED: Record<ProductOrder, (one: ProductRecord, other: ProductRecord) => number> = {
  new: (one, other) => other.releasedOn.localeCompare(one.releasedOn) || one.id - other.id,
  model: (one, other) => one.model.localeCompare(other.model, 'en', { numeric: true }),
};

function ordered(products: ProductRecord[], order: ProductOrder | undefined): ProductRecord[] {
  return order ? products.toSorted(COMPARED[order]) : products;
}

export function goodsRoutes(catalogue: Catalogue, search: Search): Router {
  const finder = createProductFinder(catalogue);
  const card = (item: ProductRecord) => productCard(item, catalogue);

  function placed({ cateId, subId }: CallInput<typeof goodsCalls.comparison>): ProductRecord[] {
    return catalogue.productsForLists.filter(
      (item) => (!cateId || item.categoryId === cateId) && (!subId || item.subCategoryId === subId),
    );
  }

  const product = (id: number) => orNotFound(catalogue.productById(id), 'この製品');

  function categoryDetail(record: CategoryRecord): CategoryDetail {
    const { id, urlName, name, englishName, lead, picture, choosing, child, screens } = record;
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
  }

  /** Finds products by model names in a text, or else by its meaning. */
  function writtenOf(keywords: string): ProductRecord[] {
    const named = catalogue.suggestModels(keywords);
    if (named.length > 0 || keywords === '') return named;
    return search
      .find(keywords, SEARCH_TYPE.product, { limit: PAGE_LIMIT_MAX, page: 1 })
      .list.filter(({ match }) => match !== 'near')
      .flatMap(({ id }) => catalogue.productById(id) ?? []);
  }

  function suggestion(item: ProductRecord): WireSuggestion {
    return {
      id: item.id,
      urlName: item.urlName,
      modeName: item.model,
      name: item.name,
      imgUrl: card(item).imgUrl,
      ...(item.endOfLife && { ended: true }),
    };
  }

  const products = serve(goodsCalls, {
    categories: () =>
      catalogue.categories.map(({ id, name, urlName, picture, child }) => ({
        id,
        name,
        urlName,
        imgUrl: picture,
        child: child.map((sub) => ({ id: sub.id, name: sub.name, urlName: sub.urlName })),
      })),
    category: ({ id }) => categoryDetail(orNotFound(catalogue.categoryById(id), 'このカテゴリー')),
    hot: () => catalogue.hotProducts.map((item) => hotProduct(item, catalogue)),
    top: () => catalogue.hotProducts.map(card),
    byWriting: ({ keywords, limit }) => {
      const written = writtenOf(keywords);
      return (written.length > 0 ? written : catalogue.hotProducts).slice(0, limit).map(card);
    },
    newest: (paging) => {
      const onSale = catalogue.products.filter(({ endOfLife }) => !endOfLife);
      return paginate(ordered(onSale, 'new').map(card), paging);
    },
    list: (query) => {
      const found = finder.filter(placed(query), finder.read(query));
      return paginate(ordered(found, query.sort).map(card), query);
    },
    facets: (query) => finder.facets(placed(query), finder.read(query)),
    comparison: (query) => comparison(catalogue, query),
    detail: ({ id }) => productDetail(product(id), catalogue),
    specification: ({ id }) => sheetOf(product(id)),
    pictures: ({ id }) => catalogue.pictures.gallery(product(id)),
    slugs: () =>
      catalogue.products.map(({ id, urlName, model, name, updatedOn }) => ({
        id,
        urlName,
        name: `${model} ${name}`,
        updatedOn,
      })),
    suggestions: ({ keywords }) =>
      catalogue.suggestModels(keywords).slice(0, SUGGESTIONS_SENT).map(suggestion),
  });
  const related = serve(relatedCalls, { category: ({ cateId }) => categoryRelated(catalogue, cateId) });
  return Router().use(products, related);
}
