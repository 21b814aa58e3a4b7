import * as z from 'zod/mini';
import {
  type ArticleKind,
  articleDetailSchema,
  articleListSchema,
  articlePageSchema,
} from '../../shared/api/article.ts';
import { bannerListSchema } from '../../shared/api/banner.ts';
import { careerDetailSchema, careerPageSchema } from '../../shared/api/career.ts';
import { casePageSchema } from '../../shared/api/case.ts';
import { caseDetailSchema, caseIndustriesSchema } from '../../shared/api/case-detail.ts';
import {
  companyHistorySchema,
  companyHonoursSchema,
  companyInfoSchema,
  companyTextSchema,
} from '../../shared/api/company.ts';
import { textDocumentSchema } from '../../shared/api/document.ts';
import type { ApiError } from '../../shared/api/error.ts';
import {
  faqCategoriesSchema,
  faqDetailSchema,
  faqListSchema,
  faqPageSchema,
  inquiryTopicsSchema,
} from '../../shared/api/faq.ts';
import {
  challengeSchema,
  guaranteeSchema,
  receiptSchema,
  thumbsSchema,
  verifiedSchema,
} from '../../shared/api/forms/answers.ts';
import { type Form, formBody } from '../../shared/api/forms/form.ts';
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
} from '../../shared/api/goods.ts';
import { categoryRelatedSchema } from '../../shared/api/goods-related.ts';
import { goodsPicturesSchema, goodsSkuModelSchema } from '../../shared/api/goods-sku.ts';
import { newsDetailSchema, newsListSchema, newsPageSchema } from '../../shared/api/news.ts';
import { partnerPageSchema } from '../../shared/api/partner.ts';
import { documentPageSchema, skuDocumentPageSchema } from '../../shared/api/product-file.ts';
import type { QueryOf } from '../../shared/api/queries.ts';
import { createReader, orNone } from '../../shared/api/reader.ts';
import { SEARCH_LISTS, searchPageSchema, searchTotalSchema } from '../../shared/api/search.ts';
import { solutionDetailSchema, solutionPageSchema } from '../../shared/api/solution.ts';
import {
  hotReadingSchema,
  tagDetailSchema,
  tagListSchema,
  tagPageSchema,
  tagSchema,
} from '../../shared/api/tag.ts';
import type { ApiRequest, Transport } from '../../shared/api/transport.ts';
import { webinarListSchema } from '../../shared/api/webinar.ts';
import { HEADER_CASES, HEADER_SOLUTIONS, PAGE_LIMIT_MAX, START_SOLUTIONS } from '../../shared/constants.ts';
import { linkedBy, withCategoryLinks, withSolutionLinks } from './links.ts';

export type Api = ReturnType<typeof createApi>;

const receiptOrNone = z.catch(receiptSchema, { receipt: '' });

/**
 * The one client of /api, the same in the browser and on the server: pages know these functions and the types they
 * give, never paths or envelopes. Every function throws {@link ApiError}.
 *
 * @param onRefusal hears of every answer whose code is not 200, before it is thrown.
 */
export function createApi(transport: Transport, onRefusal?: (call: ApiRequest, error: ApiError) => void) {
  const { request, read: get } = createReader(transport, onRefusal);

  const post = <Data>(schema: z.ZodMiniType<Data>, path: string, more: Partial<ApiRequest> = {}) =>
    request(schema, { method: 'POST', path, ...more });

  const startSolutions = async () =>
    withSolutionLinks(await get(solutionPageSchema, '/solution/pageList', START_SOLUTIONS));
  /** For addresses alone: what needs them does without when they are not to be had. */
  const firstSolutions = () =>
    startSolutions().then(
      ({ list }) => list,
      () => [],
    );

  /** The files of one product; an upstream that does not know `id` answers those of all. */
  async function filesOf(path: string, query: QueryOf<'/goods/fileList'> & { id: number }) {
    const { list } = await get(documentPageSchema, path, query);
    return list.filter(({ products }) => products.some(({ id }) => id === query.id));
  }

  /** An upstream that does not know these calls has no webinars. */
  const webinars = (path: string) => orNone(get(webinarListSchema, path));

  return {
    /** Banners of a place: 1 home, 2 products, 3 solutions, 4 case studies. */
    getBanners: (type: number) => get(bannerListSchema, `/banner/list/${type}`),

    getCategories: async () => withCategoryLinks(await get(categoryListSchema, '/goods/category')),
    getCategory: (id: number) => get(categoryDetailSchema, `/goods/categoryList/${id}`),
    getHotProducts: () => get(hotListSchema, '/goods/index'),
    /** What is looked at most. */
    getTopProducts: () => get(z.array(productCardSchema), '/goods/queryTop'),
    /** Products that the words speak of; when they speak of none, those that are looked at most. */
    getProductsByWriting: (query: QueryOf<'/goods/queryTopByWriting'>) =>
      get(z.array(productCardSchema), '/goods/queryTopByWriting', query),
    /** The latest first. */
    getNewProducts: (query: QueryOf<'/goods/listNew'>) => get(productPageSchema, '/goods/listNew', query),
    /** Facets of the finder may stand in the query, each with its values joined by commas. */
    getProducts: (query: Record<string, string | number> & { limit: number; page: number }) =>
      get(productPageSchema, '/goods/list', query),
    getFacets: (query: Record<string, string | number>) =>
      get(screenListSchema, '/goods/getGoodsScreenList', query),
    getComparison: (query: QueryOf<'/goods/getGoodsAttrContract'>) =>
      get(comparisonSchema, '/goods/getGoodsAttrContract', query),
    getCategoryRelated: async (cateId: number) => {
      const [related, first] = await Promise.all([
        get(categoryRelatedSchema, '/goods/getCategoryRelate', { cateId }),
        firstSolutions(),
      ]);
      return { ...related, solutions: related.solutions.map(linkedBy(first)) };
    },
    getProduct: (id: number) => get(productDetailSchema, `/goods/detail/${id}`),
    getProductPictures: (id: number) => get(goodsPicturesSchema, `/goods/imageAndVideo/${id}`),
    getTechnicalParam: (id: number) => get(technicalParamSchema, `/goods/technicalParam/${id}`),
    /** The part numbers of a model. */
    getSkuModel: (id: number) => post(goodsSkuModelSchema, `/goods/getGoodsSkuModel/${id}`),
    /** What is asked about a product. */
    getProductQuestions: (id: number) => get(faqListSchema, '/goods/proQues', { id }),
    /** What is asked about the products of a category. */
    getCategoryQuestions: (query: QueryOf<'/goods/listFaq'>) => get(faqPageSchema, '/goods/listFaq', query),
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
    getNewestFiles: (query: QueryOf<'/goods/fileListNew'>) =>
      get(documentPageSchema, '/goods/fileListNew', query),
    /** For each part number the newest file of each type. */
    getSkuFiles: (query: QueryOf<'/goods/fileListSkuNew'>) =>
      get(skuDocumentPageSchema, '/goods/fileListSkuNew', query),
    getDownloads: (query: QueryOf<'/goods/dataDownload'>) =>
      get(documentPageSchema, '/goods/dataDownload', query),
    suggestModels: (keywords: string, signal?: AbortSignal) =>
      get(suggestionListSchema, '/goods/listSuggestGoodsModel', { keywords }, signal),

    getHeaderCases: () => get(casePageSchema, '/case/pageList', HEADER_CASES),
    getCases: (query: QueryOf<'/case/pageList'>) => get(casePageSchema, '/case/pageList', query),
    getCaseIndustries: () => get(caseIndustriesSchema, '/case/cateList'),
    getCase: async (id: number) => {
      const [item, first] = await Promise.all([get(caseDetailSchema, `/case/info/${id}`), firstSolutions()]);
      return { ...item, ...(item.solution && { solution: linkedBy(first)(item.solution) }) };
    },
    /** An upstream that does not know `urlName` answers its list, in which the case is found as well. */
    findCase: async (urlName: string) => {
      const query = { limit: PAGE_LIMIT_MAX, page: 1, urlName };
      const { list } = await get(casePageSchema, '/case/pageList', query);
      return list.find((item) => item.urlName === urlName);
    },

    getHeaderSolutions: async () =>
      withSolutionLinks(await get(solutionPageSchema, '/solution/pageList', HEADER_SOLUTIONS)),
    getStartSolutions: startSolutions,
    getSolutions: async (query: QueryOf<'/solution/pageList'>) =>
      withSolutionLinks(await get(solutionPageSchema, '/solution/pageList', query)),
    getSolution: (id: number) => get(solutionDetailSchema, `/solution/info/${id}`),

    getCareers: () => get(careerPageSchema, '/recruit/pageList', { limit: PAGE_LIMIT_MAX, page: 1 }),
    getCareer: (id: number) => get(careerDetailSchema, `/recruit/info/${id}`),

    getCompany: () => get(companyInfoSchema, '/company/info'),
    /** 1 沿革 */
    getCompanyHistory: (type: number) => get(companyHistorySchema, `/company/history/${type}`),
    getCompanyHonours: () => get(companyHonoursSchema, '/company/honor'),
    getCompanyText: (kind: 'superiority' | 'culture' | 'innovate' | 'global' | 'partner') =>
      get(companyTextSchema, `/company/${kind}`),

    /** 1 サポート案内, 2 保証規定, 3 修理の流れ */
    getServiceText: (type: number) => get(textDocumentSchema, `/service/info/${type}`),
    /** 1 プライバシーポリシー, 2 会社概要, 3 外部送信, 4 使用許諾 */
    getSingleText: (type: number) => get(textDocumentSchema, `/single/info/${type}`),

    /** Partners that work in a prefecture, those with their office there first. */
    getPartners: (query: QueryOf<'/channel/partner/list'>) =>
      get(partnerPageSchema, '/channel/partner/list', query),

    /** The next one first. */
    getUpcomingWebinars: () => webinars('/webinar/list'),
    /** The last one first. */
    getPastWebinars: () => webinars('/webinar/pastList'),

    getNewsPage: (query: QueryOf<'/news/pageList'>) => get(newsPageSchema, '/news/pageList', query),
    getTopNews: () => get(newsListSchema, '/news/topList'),
    getHotNews: () => get(newsListSchema, '/news/hotList'),
    getNews: (id: number) => get(newsDetailSchema, `/news/info/${id}`),

    getArticles: (kind: ArticleKind, query: QueryOf<'/blog/pageList'>) =>
      get(articlePageSchema, `/${kind}/pageList`, query),
    /** What is read most. */
    getHotArticles: (kind: ArticleKind) => get(articleListSchema, `/${kind}/hotList`),
    /** What editors recommend. */
    getTopArticles: (kind: ArticleKind) => get(articleListSchema, `/${kind}/topList`),
    getArticle: (kind: ArticleKind, id: number) => get(articleDetailSchema, `/${kind}/info/${id}`),
    /** An upstream that does not know `urlName` answers its list, in which the article is found as well. */
    findArticle: async (kind: ArticleKind, urlName: string) => {
      const query = { limit: PAGE_LIMIT_MAX, page: 1, urlName };
      const { list } = await get(articlePageSchema, `/${kind}/pageList`, query);
      return list.find((item) => item.urlName === urlName);
    },

    getQuestions: (query: QueryOf<'/faq/pageList'>) => get(faqPageSchema, '/faq/pageList', query),
    getHotQuestions: () => get(faqListSchema, '/faq/hotList'),
    getTopQuestions: () => get(faqListSchema, '/faq/topList'),
    getQuestion: (id: number) => get(faqDetailSchema, `/faq/info/${id}`),
    findQuestion: async (urlName: string) => {
      const query = { limit: PAGE_LIMIT_MAX, page: 1, urlName };
      const { list } = await get(faqPageSchema, '/faq/pageList', query);
      return list.find((item) => item.urlName === urlName);
    },
    /** What visitors get in touch about. */
    getInquiryTopics: () => get(inquiryTopicsSchema, '/consult/quesList'),
    getFaqCategories: () => get(faqCategoriesSchema, '/categoryFaq'),

    getTags: (query: QueryOf<'/aggregate/tags/pageList'>) =>
      get(tagPageSchema, '/aggregate/tags/pageList', query),
    getHotTags: () => get(tagListSchema, '/aggregate/tags/hotLabelList'),
    getHotReading: () => get(hotReadingSchema, '/aggregate/tags/hotList'),
    /** What a tag is, without what carries it. */
    getTagLabel: (urlName: string) =>
      get(tagSchema, `/aggregate/tags/labelInfo/${encodeURIComponent(urlName)}`),
    getTag: (urlName: string) => get(tagDetailSchema, `/aggregate/tags/info/${encodeURIComponent(urlName)}`),
    /** Results of all kinds, or of the one that `type` names. */
    getSearchList: ({ type, ...query }: QueryOf<'/search/getSearchList'>) => {
      const ownList = type === undefined ? undefined : SEARCH_LISTS[type];
      return ownList
        ? get(searchPageSchema, ownList, query)
        : get(searchPageSchema, '/search/getSearchList', { ...query, ...(type && { type }) });
    },
    /**
     * Sends a form and gives its receipt number, empty when the upstream gives none: code 200 alone is success.
     * Repeated under the same key it is stored once. What is wrong with which field stands in the error's `data`
     * (`formProblemsSchema`).
     */
    submitForm: (form: Pick<Form, 'type' | 'path'>, values: Record<string, unknown>, requestKey: string) =>
      post(receiptOrNone, form.path, { body: formBody(form, values), requestKey }),
    /** A challenge whose code is good for one purpose alone, or for `checkVerifyCode`. */
    getVerifyChallenge: (purpose?: string) => get(challengeSchema, '/verify/challenge', { purpose }),
    checkVerifyCode: (verifyCode: string) =>
      post(verifiedSchema, '/verify/checkVerifyCode', { body: { verifyCode } }),
    /** What the warranty of a serial number is; of an unknown one the status says so. */
    getGuarantee: (secrets: string) => get(guaranteeSchema, '/service/queryGuarantee', { secrets }),
    addThumb: (id: number) => post(thumbsSchema, `/goods/addThumb/${id}`),
    getSearchTotal: (keywords: string) => get(searchTotalSchema, '/search/getSearchTotal', { keywords }),
  };
}
