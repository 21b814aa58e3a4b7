import type * as z from 'zod/mini';
import { bannerListSchema } from '../../shared/api/banner.ts';
import { careerDetailSchema, careerPageSchema } from '../../shared/api/career.ts';
import { casePageSchema } from '../../shared/api/case.ts';
import { caseDetailSchema, caseIndustriesSchema } from '../../shared/api/case-detail.ts';
import { documentPageSchema } from '../../shared/api/product-file.ts';
import { envelopeMessage, envelopeSchema } from '../../shared/api/envelope.ts';
import { ApiError } from '../../shared/api/error.ts';
import {
  categoryDetailSchema,
  categoryListSchema,
  comparisonSchema,
  hotListSchema,
  productDetailSchema,
  productPageSchema,
  screenListSchema,
  suggestionListSchema,
} from '../../shared/api/goods.ts';
import { categoryRelatedSchema } from '../../shared/api/goods-related.ts';
import { newsDetailSchema, newsPageSchema } from '../../shared/api/news.ts';
import { solutionDetailSchema, solutionPageSchema } from '../../shared/api/solution.ts';
import type { ApiRequest, Transport } from '../../shared/api/transport.ts';
import {
  API_OK,
  HEADER_CASES,
  HEADER_SOLUTIONS,
  PAGE_LIMIT_MAX,
  START_SOLUTIONS,
} from '../../shared/constants.ts';
import { withCategoryLinks, withSolutionLinks } from './links.ts';

export type Api = ReturnType<typeof createApi>;

type Query = ApiRequest['query'];

/**
 * The one client of /api, the same in the browser and on the server: pages know these functions and the types they
 * give, never paths or envelopes. Every function throws {@link ApiError}.
 */
export function createApi(transport: Transport) {
  async function request<Data>(schema: z.ZodMiniType<Data>, call: ApiRequest): Promise<Data> {
    const envelope = envelopeSchema.safeParse(await transport(call));
    if (!envelope.success) throw new ApiError('bad-answer', `${call.path} is no envelope`);
    if (envelope.data.code !== API_OK) {
      throw new ApiError('business', envelopeMessage(envelope.data), { code: envelope.data.code });
    }
    const data = schema.safeParse(envelope.data.data);
    if (!data.success) {
      throw new ApiError('bad-answer', `${call.path} answered data of another shape`, { cause: data.error });
    }
    return data.data;
  }

  const get = <Data>(schema: z.ZodMiniType<Data>, path: string, query?: Query, signal?: AbortSignal) =>
    request(schema, { method: 'GET', path, ...(query && { query }), signal });

  return {
    /** Banners of a place: 1 home, 2 products, 3 solutions, 4 case studies. */
    getBanners: (type: number) => get(bannerListSchema, `/banner/list/${type}`),

    getCategories: async () => withCategoryLinks(await get(categoryListSchema, '/goods/category')),
    getCategory: (id: number) => get(categoryDetailSchema, `/goods/categoryList/${id}`),
    getHotProducts: () => get(hotListSchema, '/goods/index'),
    /** Facets of the finder may stand in the query, each with its values joined by commas. */
    getProducts: (query: Record<string, string | number> & { limit: number; page: number }) =>
      get(productPageSchema, '/goods/list', query),
    getFacets: (query: Record<string, string | number>) =>
      get(screenListSchema, '/goods/getGoodsScreenList', query),
    getComparison: (query: { cateId?: number; subId?: number }) =>
      get(comparisonSchema, '/goods/getGoodsAttrContract', query),
    getCategoryRelated: (cateId: number) =>
      get(categoryRelatedSchema, '/goods/getCategoryRelate', { cateId }),
    getProduct: (id: number) => get(productDetailSchema, `/goods/detail/${id}`),
    /** The files of a product. */
    getProductFiles: async (id: number) => {
      const { list } = await get(documentPageSchema, '/goods/dataSheet', { id });
      // An upstream that does not know `id` answers the files of all products.
      return list.filter(({ product }) => product.id === id);
    },
    getDownloads: (query: { limit: number; page: number; cateId?: number; keywords?: string }) =>
      get(documentPageSchema, '/goods/dataDownload', query),
    suggestModels: (keywords: string, signal?: AbortSignal) =>
      get(suggestionListSchema, '/goods/listSuggestGoodsModel', { keywords }, signal),

    getHeaderCases: () => get(casePageSchema, '/case/pageList', HEADER_CASES),
    getCases: (query: { limit: number; page: number; productId?: number; industry?: string }) =>
      get(casePageSchema, '/case/pageList', query),
    getCaseIndustries: () => get(caseIndustriesSchema, '/case/cateList'),
    getCase: (id: number) => get(caseDetailSchema, `/case/info/${id}`),
    /** An upstream that does not know `urlName` answers its list, in which the case is found as well. */
    findCase: async (urlName: string) => {
      const query = { limit: PAGE_LIMIT_MAX, page: 1, urlName };
      const { list } = await get(casePageSchema, '/case/pageList', query);
      return list.find((item) => item.urlName === urlName);
    },

    getHeaderSolutions: async () =>
      withSolutionLinks(await get(solutionPageSchema, '/solution/pageList', HEADER_SOLUTIONS)),
    getStartSolutions: async () =>
      withSolutionLinks(await get(solutionPageSchema, '/solution/pageList', START_SOLUTIONS)),
    getSolutions: async (query: { limit: number; page: number }) =>
      withSolutionLinks(await get(solutionPageSchema, '/solution/pageList', query)),
    getSolution: (id: number) => get(solutionDetailSchema, `/solution/info/${id}`),

    getCareers: () => get(careerPageSchema, '/recruit/pageList', { limit: PAGE_LIMIT_MAX, page: 1 }),
    getCareer: (id: number) => get(careerDetailSchema, `/recruit/info/${id}`),

    getNewsPage: (query: { limit: number; page: number; category?: string }) =>
      get(newsPageSchema, '/news/pageList', query),
    getNews: (id: number) => get(newsDetailSchema, `/news/info/${id}`),
  };
}
