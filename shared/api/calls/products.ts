import * as z from 'zod/mini';
import { PAGE_LIMIT_MAX } from '../../constants.ts';
import { faqListSchema, faqPageSchema } from '../faq.ts';
import {
  categoryDetailSchema,
  categoryListSchema,
  comparisonSchema,
  hotListSchema,
  productCardSchema,
  productDetailSchema,
  productPageSchema,
  screenListSchema,
  suggestionListSchema,
  technicalParamSchema,
} from '../goods.ts';
import { productFiguresListSchema } from '../goods-figures.ts';
import { categoryRelatedSchema } from '../goods-related.ts';
import { goodsPicturesSchema, goodsSkuModelSchema } from '../goods-sku.ts';
import { documentPageSchema, skuDocumentPageSchema } from '../product-file.ts';
import type { PlainQuery } from '../queries.ts';
import type { Reader } from '../reader.ts';
import { firstSolutions } from './first-solutions.ts';
import { linkedBy } from './links.ts';
import { withCategoryLinks, withLabels } from './shown-lists.ts';

/** Products: their lists, what each is, its files. */
export function productCalls(reader: Reader) {
  const { read, request, requestWire } = reader;
  /** The files of one product; an upstream that does not know `id` answers those of all. */
  async function filesOf(path: string, query: PlainQuery<'/goods/fileList'> & { id: number }) {
    const { list } = await read(documentPageSchema, path, query);
    return list.filter(({ products }) => products.some(({ id }) => id === query.id));
  }

  return {
    getCategories: async () =>
      withCategoryLinks(await requestWire(categoryListSchema, { method: 'GET', path: '/goods/category' })),
    getCategory: (id: number) => read(categoryDetailSchema, `/goods/categoryList/${id}`),
    /** What editors put forward. */
    getHotProducts: async () => withLabels(await read(hotListSchema, '/goods/index')),
    /** What is looked at most. */
    getTopProducts: () => read(z.array(productCardSchema), '/goods/queryTop'),
    /** Products that the words speak of; when they speak of none, those that are looked at most. */
    getProductsByWriting: (query: PlainQuery<'/goods/queryTopByWriting'>) =>
      read(z.array(productCardSchema), '/goods/queryTopByWriting', query),
    /** The latest first. */
    getNewProducts: (query: PlainQuery<'/goods/listNew'>) => read(productPageSchema, '/goods/listNew', query),
    /** Facets of the finder may stand in the query, each with its values joined by commas. */
    getProducts: (query: Record<string, string | number> & { limit: number; page: number }) =>
      read(productPageSchema, '/goods/list', query),
    getFacets: (query: Record<string, string | number>) =>
      read(screenListSchema, '/goods/getGoodsScreenList', query),
    getComparison: (query: PlainQuery<'/goods/getGoodsAttrContract'>) =>
      read(comparisonSchema, '/goods/getGoodsAttrContract', query),
    getCategoryRelated: async (categoryId: number) => {
      const [related, first] = await Promise.all([
        read(categoryRelatedSchema, '/goods/getCategoryRelate', { categoryId }),
        firstSolutions(reader),
      ]);
      return { ...related, solutions: related.solutions.map(linkedBy(reader.solutionNames(), first)) };
    },
    /** What calculations need of all products, or of some; an upstream that does not offer the call answers 404. */
    getFigures: async (ids?: readonly number[]) =>
      (await read(productFiguresListSchema, '/goods/figures', ids && { ids: ids.join(',') })).list,
    getProduct: (id: number) => read(productDetailSchema, `/goods/detail/${id}`),
    getProductPictures: (id: number) => read(goodsPicturesSchema, `/goods/imageAndVideo/${id}`),
    getTechnicalParam: (id: number) => read(technicalParamSchema, `/goods/technicalParam/${id}`),
    /** The part numbers of a model. */
    getSkuModel: (id: number) =>
      request(goodsSkuModelSchema, { method: 'POST', path: `/goods/getGoodsSkuModel/${id}` }),
    /** What is asked about a product. */
    getProductQuestions: (id: number) => read(faqListSchema, '/goods/proQues', { id }),
    /** What is asked about the products of a category. */
    getCategoryQuestions: (query: PlainQuery<'/goods/listFaq'>) =>
      read(faqPageSchema, '/goods/listFaq', query),
    /** The files of a product: what is to be read first, then its firmware. */
    getProductFiles: async (id: number) => {
      const [papers, firmware] = await Promise.all([
        filesOf('/goods/fileList', { id, limit: PAGE_LIMIT_MAX }),
        filesOf('/goods/dataDownload', { id, type: 'firmware', limit: PAGE_LIMIT_MAX }),
      ]);
      return [...papers.filter(({ type }) => type !== 'firmware'), ...firmware];
    },
    /** Null for a product without one. */
    getDataSheet: async (id: number) =>
      (await filesOf('/goods/dataSheet', { id })).find(({ type }) => type === 'datasheet') ?? null,
    getNewestFiles: (query: PlainQuery<'/goods/fileListNew'>) =>
      read(documentPageSchema, '/goods/fileListNew', query),
    /** For each part number the newest file of each type. */
    getSkuFiles: (query: PlainQuery<'/goods/fileListSkuNew'>) =>
      read(skuDocumentPageSchema, '/goods/fileListSkuNew', query),
    getDownloads: (query: PlainQuery<'/goods/dataDownload'>) =>
      read(documentPageSchema, '/goods/dataDownload', query),
    suggestModels: (keywords: string, signal?: AbortSignal) =>
      read(suggestionListSchema, '/goods/listSuggestGoodsModel', { keywords }, signal),
  };
}
