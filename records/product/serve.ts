import { Router } from 'express';
import { facetValuesOf } from '../../corpus/specification/facets.ts';
import { sheetOf } from '../../corpus/specification/rows.ts';
import type { Catalogue } from '../../server/content/catalogue.ts';
import { orNotFound, paginate } from '../../server/content/envelope.ts';
import { thumbnailOf } from '../../server/content/pictures.ts';
import { createProductFinder } from '../../server/content/product-finder.ts';
import type { SearchDocument } from '../../server/content/search/document.ts';
import { serve } from '../../server/content/serve.ts';
import type { ServedKind, Services } from '../../server/content/served-kind.ts';
import { comparison } from '../../server/content/views/comparison.ts';
import { productFigures } from '../../server/content/views/figures.ts';
import { hotProduct, productCard, productDetail } from '../../server/content/views/product.ts';
import type { CallInput } from '../../shared/api/call.ts';
import type { WireSuggestion } from '../../shared/api/product-card.ts';
import type { ProductOrder } from '../../shared/api/vocabulary.ts';
import { SEARCH_TYPE } from '../../shared/api/vocabulary.ts';
import { PAGE_LIMIT_MAX } from '../../shared/constants.ts';
import { productPath } from '../../shared/paths/params.ts';
import { writtenFunction } from '../../shared/products/function-note.ts';
import type { WireProductFigures } from '../../shared/products/product-figures.ts';
import { offeredFiles } from '../product-file/record.ts';
import type { ProductRecord } from './record.ts';
import { figureCalls, goodsCalls, skuCalls } from './wire.ts';

/** One more than the browser shows, so that it can detect further ones. */
const SUGGESTIONS_SENT = 11;

const COMPARED: Record<ProductOrder, (one: ProductRecord, other: ProductRecord) => number> = {
  new: (one, other) => other.releasedOn.localeCompare(one.releasedOn) || one.id - other.id,
  model: (one, other) => one.model.localeCompare(other.model, 'en', { numeric: true }),
};

function ordered(products: ProductRecord[], order: ProductOrder | undefined): ProductRecord[] {
  return order ? products.toSorted(COMPARED[order]) : products;
}

export const products: ServedKind = {
  routes: productRoutes,
  results: {
    type: SEARCH_TYPE.product,
    nameOf: () => '製品',
    documents: (catalogue) => catalogue.productsForLists.map((item) => productDocument(item, catalogue)),
  },
};

function productRoutes({ catalogue, search }: Services): Router {
  const finder = createProductFinder(catalogue);
  const card = (item: ProductRecord) => productCard(item, catalogue);

  function placed({ cateId, subId }: CallInput<typeof goodsCalls.comparison>): ProductRecord[] {
    return catalogue.productsForLists.filter(
      (item) => (!cateId || item.categoryId === cateId) && (!subId || item.subCategoryId === subId),
    );
  }

  const product = (id: number) => orNotFound(catalogue.productById(id), 'この製品');

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
  const codes = serve(skuCalls, {
    model: ({ id }) => {
      const { urlName, model, skus } = product(id);
      return { id, urlName, modeName: model, skus };
    },
  });
  return Router().use(products, codes, serve(figureCalls, { figures: figuresOf(catalogue) }));
}

/** Gives the values that calculations need: of all products, or of the requested ones. */
function figuresOf(catalogue: Catalogue) {
  let all: WireProductFigures[] | undefined;
  return ({ ids }: CallInput<typeof figureCalls.figures>) => {
    all ??= catalogue.productsForLists.map((product) => productFigures(product, catalogue));
    const asked = ids && new Set(ids.map(Number));
    return { list: asked ? all.filter(({ id }) => asked.has(id)) : all };
  };
}

/** Names of the options that the product has in the finder: `60℃以上で動作`. */
function facetLabelsOf({ spec, specification }: ProductRecord): string[] {
  return specification.facets.flatMap((facet) => {
    const values = facetValuesOf(facet, spec);
    return facet.options.flatMap(({ value, label }) => (values.includes(value) ? [label] : []));
  });
}

function productDocument(product: ProductRecord, catalogue: Catalogue): SearchDocument {
  const { id, urlName, model, name, remarks, lead, features, functions, skus, labels, endOfLife } = product;
  const category = catalogue.categoryById(product.categoryId)?.name ?? '';
  const subCategory = catalogue.subCategoryOf(product).name;
  const successor =
    endOfLife?.successorId === undefined ? undefined : catalogue.productById(endOfLife.successorId);
  const card = productCard(product, catalogue);
  return {
    id,
    urlName,
    url: productPath({ id: product.id, slug: product.urlName }),
    name,
    modeName: model,
    skus: skus.map(({ sku }) => sku),
    keywords: [category, subCategory, ...labels, ...facetLabelsOf(product)],
    lead: `${remarks}。${lead}`,
    body: [
      ...features.flatMap(({ title, text }) => [title, text]),
      ...functions.map(({ group, items }) => `${group}: ${items.map(writtenFunction).join('、')}`),
      catalogue.functionRegister
        .supportedBy(product)
        .map(({ named }) => named.name)
        .join('、'),
      ...sheetOf(product).flatMap(({ rows }) =>
        rows.map(({ name: row, value, unit = '' }) => `${row}: ${value}${unit}`),
      ),
      ...skus.map((item) => `${item.sku} ${item.name}`),
      ...offeredFiles(catalogue.ownFiles)
        .filter(({ productIds }) => productIds.includes(id))
        .map(({ kind, title }) => `${kind}: ${title}`),
    ].join('\n'),
    imgUrl: thumbnailOf(card),
    note: subCategory,
    card,
    ...(endOfLife && { ended: true }),
    ...(successor && {
      successor: { id: successor.id, urlName: successor.urlName, modeName: successor.model },
    }),
  };
}
