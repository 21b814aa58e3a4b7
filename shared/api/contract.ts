import * as z from 'zod/mini';
import { articleDetailSchema, articleListSchema, articlePageSchema } from './article.ts';
import { bannerListSchema } from './banner.ts';
import { careerDetailSchema, careerPageSchema } from './career.ts';
import { casePageSchema } from './case.ts';
import { caseDetailSchema, caseIndustriesSchema } from './case-detail.ts';
import {
  companyHistorySchema,
  companyHonoursSchema,
  companyInfoSchema,
  companyTextSchema,
} from './company.ts';
import { textDocumentSchema } from './document.ts';
import {
  faqCategoriesSchema,
  faqDetailSchema,
  faqListSchema,
  faqPageSchema,
  inquiryTopicsSchema,
} from './faq.ts';
import { FORMS } from './forms/all.ts';
import {
  challengeSchema,
  guaranteeSchema,
  receiptSchema,
  thumbsSchema,
  verifiedSchema,
  verifyCodeSchema,
} from './forms/answers.ts';
import type { Form } from './forms/form.ts';
import {
  categoryDetailSchema,
  categoryListSchema,
  comparisonSchema,
  hotListSchema,
  productDetailSchema,
  productPageSchema,
  screenListSchema,
  slugListSchema,
  suggestionListSchema,
  technicalParamSchema,
} from './goods.ts';
import { productFiguresListSchema } from './goods-figures.ts';
import { categoryRelatedSchema } from './goods-related.ts';
import { goodsPicturesSchema, goodsSkuModelSchema } from './goods-sku.ts';
import { newsDetailSchema, newsListSchema, newsPageSchema } from './news.ts';
import { partnerPageSchema } from './partner.ts';
import { documentPageSchema, skuDocumentPageSchema } from './product-file.ts';
import { QUERIES, type QueryPath } from './queries.ts';
import {
  caseSearchSchema,
  newsSearchSchema,
  productSearchSchema,
  searchPageSchema,
  searchTotalSchema,
  solutionSearchSchema,
} from './search.ts';
import { solutionDetailSchema, solutionPageSchema } from './solution.ts';
import { hotReadingSchema, tagDetailSchema, tagListSchema, tagPageSchema, tagSchema } from './tag.ts';
import { webinarListSchema } from './webinar.ts';

export interface Endpoint {
  method: 'GET' | 'POST';
  /** Below /api, with `{name}` for parameters. */
  path: string;
  about: string;
  /** What it reads from the query string. */
  query?: z.ZodMiniObject;
  /** What it reads from its body: one of these forms, */
  forms?: readonly Form[];
  /** or this. */
  body?: z.ZodMiniType;
  /** What a good answer carries in `data`. */
  data: z.ZodMiniType;
  /** A list whose first record has the value of the path's parameter; a `{type}` is always 1. */
  sample?: { list: string; field: 'id' | 'urlName' };
  /** The query of a call that every upstream answers. */
  with?: Record<string, string | number>;
}

/** Several forms may share one call. */
const FORM_PATHS = [...new Set(FORMS.map(({ path }) => path))];

const WORD = { keywords: '製品' } as const;

const byId = (list: string) => ({ list, field: 'id' }) as const;
const get = (path: string, about: string, data: z.ZodMiniType, more: Partial<Endpoint> = {}): Endpoint => ({
  method: 'GET',
  path,
  about,
  data,
  ...(path in QUERIES && { query: QUERIES[path as QueryPath] }),
  ...more,
});
const post = (path: string, about: string, data: z.ZodMiniType, more: Partial<Endpoint> = {}): Endpoint => ({
  ...get(path, about, data, more),
  method: 'POST',
});

const articleCalls = (kind: 'blog' | 'topic', what: string): Endpoint[] => [
  get(`/${kind}/pageList`, `${what}の一覧`, articlePageSchema),
  get(`/${kind}/info/{id}`, what, articleDetailSchema, { sample: byId(`/${kind}/pageList`) }),
  get(`/${kind}/hotList`, `よく読まれる${what}`, articleListSchema),
  get(`/${kind}/topList`, `注目の${what}`, articleListSchema),
];

/** Every call of the API: the OpenAPI document and the contract suite are made from this list. */
export const ENDPOINTS: readonly Endpoint[] = [
  get('/banner/list/{type}', 'バナー', bannerListSchema),
  get('/goods/index', 'おすすめ製品', hotListSchema),
  get('/goods/category', '製品カテゴリー', categoryListSchema),
  get('/goods/categoryList/{id}', 'カテゴリーの内容', categoryDetailSchema, {
    sample: byId('/goods/category'),
  }),
  get('/goods/list', '製品の一覧', productPageSchema),
  get('/goods/listNew', '新しい製品', productPageSchema),
  get('/goods/listMap', 'idとurlNameの対応', slugListSchema),
  get('/goods/detail/{id}', '製品の内容', productDetailSchema, { sample: byId('/goods/listMap') }),
  get('/goods/technicalParam/{id}', '製品の仕様', technicalParamSchema, { sample: byId('/goods/listMap') }),
  get('/goods/imageAndVideo/{id}', '製品の画像', goodsPicturesSchema, { sample: byId('/goods/listMap') }),
  get('/goods/queryTop', '注目の製品', z.array(z.looseObject({ id: z.int(), urlName: z.string() }))),
  get(
    '/goods/queryTopByWriting',
    '言葉に合う製品',
    z.array(z.looseObject({ id: z.int(), urlName: z.string() })),
  ),
  get('/goods/listSuggestGoodsModel', '型番の候補', suggestionListSchema, {
    with: { keywords: 'M' },
  }),
  get('/goods/getGoodsScreenList', '絞り込みの項目', screenListSchema),
  get('/goods/getGoodsAttrContract', '仕様の比較', comparisonSchema, {
    with: { cateId: 1 },
  }),
  get('/goods/figures', '計算に使う製品の数値', productFiguresListSchema),
  get('/goods/getCategoryRelate', 'カテゴリーに関わる事例とソリューション', categoryRelatedSchema, {
    with: { cateId: 1 },
  }),
  get('/goods/proQues', '製品の質問', faqListSchema, { with: { id: 203 } }),
  get('/goods/listFaq', '製品カテゴリーの質問', faqPageSchema),
  get('/goods/dataSheet', 'データシート', documentPageSchema),
  get('/goods/dataDownload', 'ダウンロードできる資料', documentPageSchema),
  get('/goods/fileList', '資料の一覧', documentPageSchema),
  get('/goods/fileListNew', '新しい資料', documentPageSchema),
  get('/goods/fileListSkuNew', '品番ごとの新しい資料', skuDocumentPageSchema),
  post('/goods/getGoodsSkuModel/{id}', '型番の品番', goodsSkuModelSchema, { sample: byId('/goods/listMap') }),
  post('/goods/addThumb/{id}', '製品への「参考になった」', thumbsSchema, { sample: byId('/goods/listMap') }),
  get('/case/pageList', '導入事例の一覧', casePageSchema),
  get('/case/cateList', '導入事例の業種', caseIndustriesSchema),
  get('/case/info/{id}', '導入事例', caseDetailSchema, { sample: byId('/case/pageList') }),
  get('/solution/pageList', 'ソリューションの一覧', solutionPageSchema),
  get('/solution/info/{id}', 'ソリューション', solutionDetailSchema, { sample: byId('/solution/pageList') }),
  get('/news/pageList', 'お知らせの一覧', newsPageSchema),
  get('/news/list', 'お知らせのidとurlNameの対応', slugListSchema),
  get('/news/info/{id}', 'お知らせ', newsDetailSchema, { sample: byId('/news/pageList') }),
  get('/news/hotList', 'よく読まれるお知らせ', newsListSchema),
  get('/news/topList', '新しいお知らせ', newsListSchema),
  ...articleCalls('blog', 'ブログ記事'),
  ...articleCalls('topic', '技術記事'),
  get('/faq/pageList', '質問の一覧', faqPageSchema),
  get('/faq/info/{id}', '質問と答え', faqDetailSchema, { sample: byId('/faq/pageList') }),
  get('/faq/hotList', 'よくある質問', faqListSchema),
  get('/faq/topList', '注目の質問', faqListSchema),
  get('/categoryFaq', '質問の分類', faqCategoriesSchema),
  get('/consult/quesList', '相談の種類', inquiryTopicsSchema),
  get('/aggregate/tags/pageList', 'タグの一覧', tagPageSchema),
  get('/aggregate/tags/hotLabelList', 'よく使われるタグ', tagListSchema),
  get('/aggregate/tags/hotList', 'よく読まれる記事', hotReadingSchema),
  get('/aggregate/tags/info/{urlName}', 'タグの内容', tagDetailSchema, {
    sample: { list: '/aggregate/tags/pageList', field: 'urlName' },
  }),
  get('/aggregate/tags/labelInfo/{urlName}', 'タグの名前', tagSchema, {
    sample: { list: '/aggregate/tags/pageList', field: 'urlName' },
  }),
  get('/recruit/pageList', '募集の一覧', careerPageSchema),
  get('/recruit/info/{id}', '募集', careerDetailSchema, { sample: byId('/recruit/pageList') }),
  get('/company/info', '会社概要', companyInfoSchema),
  get('/company/history/{type}', '沿革', companyHistorySchema),
  get('/company/honor', '受賞・認証', companyHonoursSchema),
  get('/company/superiority', '強み', companyTextSchema),
  get('/company/partner', '協業', companyTextSchema),
  get('/company/culture', '大切にしていること', companyTextSchema),
  get('/company/innovate', '開発', companyTextSchema),
  get('/company/global', '拠点', companyTextSchema),
  get('/service/info/{type}', 'サポートの案内', textDocumentSchema),
  get('/single/info/{type}', '規約と方針', textDocumentSchema),
  get('/channel/partner/list', '販売パートナー', partnerPageSchema),
  get('/webinar/list', '予定しているウェビナー', webinarListSchema),
  get('/webinar/pastList', '開催したウェビナー', webinarListSchema),
  get('/search/getSearchList', '検索結果', searchPageSchema, { with: WORD }),
  get('/search/getSearchTotal', '検索結果の件数', searchTotalSchema, { with: WORD }),
  get('/search/getJapanSkuList', '製品の検索', productSearchSchema, { with: WORD }),
  get('/search/getJapanCaseList', '導入事例の検索', caseSearchSchema, { with: WORD }),
  get('/search/getJapanNewsList', 'お知らせの検索', newsSearchSchema, { with: WORD }),
  get('/search/getJapanSolutionList', 'ソリューションの検索', solutionSearchSchema, {
    with: WORD,
  }),
  get('/service/queryGuarantee', '保証状況の確認', guaranteeSchema, {
    with: { secrets: 'X0000000' },
  }),
  get('/verify/challenge', '確認コードの問題', challengeSchema),
  post('/verify/checkVerifyCode', '確認コードの確認', verifiedSchema, { body: verifyCodeSchema }),
  ...FORM_PATHS.map((path) => {
    const forms = FORMS.filter((form) => form.path === path);
    return post(path, forms.map(({ label }) => label).join('、'), receiptSchema, { forms });
  }),
];

/**
 * What every back end has to answer for a site of products and news (docs/back-end.md). A back end that lacks another
 * call answers it with HTTP 404, and the site leaves out what is made of it.
 */
export const MINIMUM_CALLS: readonly string[] = [
  '/goods/category',
  '/goods/categoryList/{id}',
  '/goods/getGoodsAttrContract',
  '/goods/list',
  '/goods/getGoodsScreenList',
  '/goods/listMap',
  '/goods/detail/{id}',
  '/banner/list/{type}',
  '/news/list',
  '/news/pageList',
  '/news/info/{id}',
];
