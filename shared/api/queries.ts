import * as z from 'zod/mini';
import { FIELD_MAX_LENGTH, PAGE_LIMIT_DEFAULT, PAGE_LIMIT_MAX } from '../constants.ts';
import { PREFECTURES } from '../prefectures.ts';
import { FIGURES_IDS_MAX } from './goods-figures.ts';
import type { Plain } from './plain.ts';
import { DOCUMENT_TYPES, FACET_NAMES, type FacetName, PARTNER_KINDS, PRODUCT_ORDERS } from './vocabulary.ts';

/** Gives a schema the description that the OpenAPI document shows. */
function described<Schema extends z.ZodMiniType>(schema: Schema, description: string): Schema {
  z.globalRegistry.add(schema, { description });
  return schema;
}

const ID_MAX = 999_999_999;

function integer(name: string, description: string, min: number, max: number) {
  return described(
    z
      .int({ error: `${name}は整数で指定してください。` })
      .check(
        z.minimum(min, `${name}は${min}以上で指定してください。`),
        z.maximum(max, `${name}は${max}以下で指定してください。`),
      ),
    description,
  );
}

function word(name: string, description: string) {
  return described(
    z
      .string({ error: `${name}は文字で指定してください。` })
      .check(
        z.trim(),
        z.maxLength(FIELD_MAX_LENGTH, `${name}は${FIELD_MAX_LENGTH}文字以内で指定してください。`),
      ),
    description,
  );
}

function choice<const Values extends readonly string[]>(
  name: string,
  description: string,
  values: Values,
  example = `${values.join('、')}のいずれか`,
) {
  return described(z.enum(values, { error: `${name}は${example}で指定してください。` }), description);
}

/** A text without which the call makes no sense. */
function neededWord(label: string, missing: string, description: string, max: number) {
  return described(
    z
      .string({ error: missing })
      .check(
        z.trim(),
        z.minLength(1, missing),
        z.maxLength(max, `${label}は${max}文字以内で入力してください。`),
      ),
    description,
  );
}

/** Parameters in the path of a call, by name. */
export const PATH_PARAMETERS = {
  id: integer('id', '記録のid', 1, ID_MAX),
  type: integer('type', '種別の番号', 1, 99),
  urlName: word('urlName', 'アドレスに使う名前'),
};

const paging = {
  limit: z._default(integer('limit', '1ページの件数', 1, PAGE_LIMIT_MAX), PAGE_LIMIT_DEFAULT),
  page: z._default(integer('page', 'ページ番号(1から)', 1, 1_000_000), 1),
};
const productId = z.optional(integer('id', '製品のid', 1, ID_MAX));
const cateId = integer('cateId', 'カテゴリーのid', 1, ID_MAX);
const contractScope = {
  cateId: z.optional(cateId),
  subId: z.optional(integer('subId', 'サブカテゴリーのid', 1, ID_MAX)),
};
const isIndex = z.optional(integer('isIndex', '先頭に出すものだけを求める印', 0, 1));
const category = z.optional(word('category', '分類の名前'));
const tag = z.optional(word('tag', 'タグのurlName'));
/** Addition of this project: the record whose address ends in this name. */
const urlName = z.optional(word('urlName', 'アドレスに使う名前'));
const keywords = z._default(word('keywords', '検索する言葉'), '');

const searched = {
  keywords: neededWord(
    'キーワード',
    'モデル名などのキーワードを入力してください。',
    '検索する言葉',
    FIELD_MAX_LENGTH,
  ),
};
const secrets = neededWord('シリアル番号', 'シリアル番号を入力してください。', '製品のシリアル番号', 64);

const facets = Object.fromEntries(
  FACET_NAMES.map((name) => [
    name,
    z.optional(
      described(
        z.array(z.string()),
        `製品の絞り込み。getGoodsScreenListが「${name}」に挙げるvalueを、カンマで区切って並べます`,
      ),
    ),
  ]),
) as Record<FacetName, z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString>>>;

const productIds = z.optional(
  described(
    z
      .array(z.string().check(z.regex(/^[1-9]\d{0,8}$/, 'idsは製品のidをカンマで区切って指定してください。')))
      .check(z.maxLength(FIGURES_IDS_MAX, `idsは${FIGURES_IDS_MAX}件以内で指定してください。`)),
    `製品のid。カンマで区切って${FIGURES_IDS_MAX}件まで。なければ全製品`,
  ),
);

const pages = z.object(paging);
const articles = z.object({ category, tag, urlName, ...paging });
const files = z.object({
  id: productId,
  cateId: contractScope.cateId,
  type: z.optional(choice('type', '資料の種類', DOCUMENT_TYPES)),
  keywords,
  ...paging,
});
const searchPages = z.object({ ...searched, ...paging });

/**
 * The query parameters of every call that takes some, by its path below /api: what the service reads, what the API
 * client may send and what the OpenAPI document says. A parameter that is not here does not count.
 */
export const QUERIES = {
  '/goods/list': z.object({
    ...contractScope,
    ...facets,
    sort: z.optional(
      choice('sort', '並び順。newは新しい順、modelは型番順。なければおすすめの順', PRODUCT_ORDERS),
    ),
    ...paging,
  }),
  '/goods/listNew': pages,
  '/goods/getGoodsScreenList': z.object({ ...contractScope, ...facets }),
  '/goods/getGoodsAttrContract': z.object(contractScope),
  '/goods/figures': z.object({ ids: productIds }),
  '/goods/getCategoryRelate': z.object({ cateId }),
  '/goods/queryTopByWriting': z.object({ keywords, limit: paging.limit }),
  '/goods/listSuggestGoodsModel': z.object({ keywords }),
  '/goods/proQues': z.object({ id: productId }),
  '/goods/listFaq': z.object({ cateId: contractScope.cateId, ...paging }),
  '/goods/dataSheet': files,
  '/goods/dataDownload': files,
  '/goods/fileList': files,
  '/goods/fileListNew': files,
  '/goods/fileListSkuNew': files,
  '/case/pageList': z.object({
    type: z.optional(integer('type', '種別の番号。2は先頭に出すもの', 1, 99)),
    isIndex,
    industry: z.optional(word('industry', '業種の名前')),
    productId: z.optional(integer('productId', '使われている製品のid', 1, ID_MAX)),
    urlName,
    ...paging,
  }),
  '/solution/pageList': z.object({
    isIndex,
    productId: z.optional(integer('productId', '構成に使われている製品のid', 1, ID_MAX)),
    ...paging,
  }),
  '/news/pageList': z.object({ category, ...paging }),
  '/blog/pageList': articles,
  '/topic/pageList': articles,
  '/faq/pageList': z.object({ keywords, category, tag, urlName, ...paging }),
  '/aggregate/tags/pageList': pages,
  '/recruit/pageList': pages,
  '/channel/partner/list': z.object({
    prefecture: z.optional(
      choice('prefecture', '対応する都道府県', PREFECTURES, '「東京都」のように都道府県の名前'),
    ),
    kind: z.optional(choice('kind', 'パートナーの区分', PARTNER_KINDS)),
    ...paging,
  }),
  '/search/getSearchList': z.object({
    type: z.optional(integer('type', '種別の番号(getSearchTotalのtype)', 1, 99)),
    ...searched,
    ...paging,
  }),
  '/search/getSearchTotal': z.object(searched),
  '/search/getJapanSkuList': searchPages,
  '/search/getJapanCaseList': searchPages,
  '/search/getJapanNewsList': searchPages,
  '/search/getJapanSolutionList': searchPages,
  '/verify/challenge': z.object({
    purpose: z.optional(
      described(
        z.string().check(z.maxLength(300, 'purposeは300文字以内で指定してください。')),
        '確認コードを使う送信。「フォームの種類:Idempotency-Key」の形で指定すると、その送信だけに使えるコードになります',
      ),
    ),
  }),
  /** Taken from the body as well. */
  '/verify/checkVerifyCode': z.object({ verifyCode: z.optional(z.string()) }),
  '/service/queryGuarantee': z.object({ secrets }),
} as const;

export type QueryPath = keyof typeof QUERIES;
/** What a call may be asked with, by the site's names. */
export type PlainQuery<Path extends QueryPath> = Plain<z.input<(typeof QUERIES)[Path]>>;
/** What the service reads: with the defaults filled in. */
export type ReadQuery<Path extends QueryPath> = z.output<(typeof QUERIES)[Path]>;
