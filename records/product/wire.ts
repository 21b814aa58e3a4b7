import * as z from 'zod/mini';
import { defineCall, firstOf } from '../../shared/api/call.ts';
import { pageOf } from '../../shared/api/envelope.ts';
import { featureDrawingSchema } from '../../shared/api/feature-drawing.ts';
import { thumbsSchema } from '../../shared/api/forms/answers.ts';
import {
  cateId,
  choice,
  described,
  ID_MAX,
  integer,
  keywords,
  pages,
  paging,
} from '../../shared/api/parameters.ts';
import type { Plain } from '../../shared/api/plain.ts';
import { productCardSchema, productFields, suggestionListSchema } from '../../shared/api/product-card.ts';
import { screensPath, slugListSchema } from '../../shared/api/record-parts.ts';
import { FACET_NAMES, type FacetName, PRODUCT_ORDERS } from '../../shared/api/vocabulary.ts';
import { accessorySchema, productFiguresSchema } from '../../shared/products/product-figures.ts';

export const productPageSchema = pageOf(productCardSchema);

/** A product of the hot list, whose labels are one comma-separated string. */
const hotProductSchema = z.object({ ...productFields, labelValueIds: z.nullish(z.string()) });
export const hotListSchema = z.array(hotProductSchema);
export type HotProduct = z.infer<typeof hotProductSchema>;

const parameterGroupSchema = z.object({
  group: z.string(),
  rows: z.array(z.object({ name: z.string(), value: z.string(), unit: z.optional(z.string()) })),
});
export const technicalParamSchema = z.array(parameterGroupSchema);
export type ParameterGroup = z.infer<typeof parameterGroupSchema>;

const figure = z.object({ label: z.string(), value: z.string(), unit: z.optional(z.string()) });

const functionTermsSchema = z.object({
  name: z.string(),
  since: z.optional(z.string()),
  limit: z.optional(z.string()),
});

export const productDetailSchema = z.object({
  ...productFields,
  modeName: z.string(),
  label: z._default(z.array(z.string()), []),
  categoryId: z.int(),
  categoryName: z.string(),
  categoryUrlName: z.string(),
  subCategory: z.object({ id: z.int(), urlName: z.string(), name: z.string() }),
  images: z.array(
    z.object({
      imgUrl: z.string(),
      alt: z.string(),
      width: z.int(),
      height: z.int(),
      /** Address of a photograph without width and format (`shared/photo.ts`). */
      photoUrl: z.optional(z.string()),
      /** View of a drawing: the whole device, or its flat front or rear with labelled parts. */
      view: z.optional(z.enum(['card', 'front', 'panel', 'back', 'size'])),
      /** Names in the captions of a flat drawing. */
      parts: z.optional(z.array(z.string())),
    }),
  ),
  /** Picture of PREVIEW_SIZE for shared links to its page. */
  previewUrl: z.optional(z.string()),
  lead: z.string(),
  keyFigures: z._default(z.array(figure), []),
  /** Properties in the page's structured data; the key figures if undefined. */
  properties: z.optional(z.array(figure)),
  features: z.array(
    z.object({ title: z.string(), text: z.string(), drawing: z.optional(featureDrawingSchema) }),
  ),
  functions: z.array(
    z.object({
      group: z.string(),
      items: z.array(z.string()),
      /** First firmware release and limit of those items that have one; `name` is the item. */
      terms: z.optional(z.array(functionTermsSchema)),
    }),
  ),
  /** Functions by the names that all models share, each with its terms in words, for comparisons. */
  supports: z.optional(z.array(z.object({ name: z.string(), value: z.string() }))),
  technicalParam: technicalParamSchema,
  skus: z.array(z.object({ sku: z.string(), name: z.string() })),
  inBox: z.optional(z.array(z.string())),
  /** Accessories that are needed and not in the box; absent when the vendor states none. */
  needs: z.optional(z.array(accessorySchema)),
  related: z._default(z.array(productCardSchema), []),
  screens: screensPath,
  warrantyYears: z.int(),
  releasedOn: z.string(),
  updatedOn: z.string(),
  /** Discontinued products that it replaces. */
  predecessors: z.optional(suggestionListSchema),
  endOfLife: z.optional(
    z.object({
      announcedOn: z.string(),
      lastOrderOn: z.string(),
      supportEndsOn: z.string(),
      successor: z.optional(productCardSchema),
    }),
  ),
});
export type WireProductDetail = z.infer<typeof productDetailSchema>;
export type ProductDetail = Plain<WireProductDetail>;

/** A facet of the finder; `name` is the query parameter of `goods/list`. */
const screenFacetSchema = z.object({
  name: z.string(),
  label: z.string(),
  /** `total` is the number of products with the option and the choices of the other facets. */
  options: z.array(z.object({ value: z.string(), label: z.string(), total: z.int() })),
});
const screenListSchema = z.array(screenFacetSchema);
export type WireScreenFacet = z.infer<typeof screenFacetSchema>;
export type ScreenFacet = Plain<WireScreenFacet>;

/** Comparison of the models of a sub-category; `values` has the order of `columns`. */
const comparisonGroupSchema = z.object({
  id: z.int(),
  urlName: z.string(),
  name: z.string(),
  lead: z.string(),
  columns: z.array(z.object({ name: z.string(), unit: z.optional(z.string()), numeric: z.boolean() })),
  rows: z.array(z.object({ product: productCardSchema, values: z.array(z.nullable(z.string())) })),
  /** Models that are no longer sold. */
  ended: z.array(productCardSchema),
});
const comparisonSchema = z.array(comparisonGroupSchema);
export type WireComparisonGroup = z.infer<typeof comparisonGroupSchema>;
export type ComparisonGroup = Plain<WireComparisonGroup>;

/** Parts of the catalogue that a call can be limited to. */
const contractScope = {
  cateId: z.optional(cateId),
  subId: z.optional(integer('subId', 'サブカテゴリーのid', 1, ID_MAX)),
};

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

/** Lists that editors order: the only fields that an upstream has to send. */
const namedProductsSchema = z.array(z.looseObject({ id: z.int(), urlName: z.string() }));

const slugs = defineCall('/goods/listMap', {
  about: 'idとurlNameの対応',
  data: slugListSchema,
  minimum: true,
});

export const goodsCalls = {
  hot: defineCall('/goods/index', { about: 'おすすめ製品', data: hotListSchema }),
  list: defineCall('/goods/list', {
    about: '製品の一覧',
    query: z.object({
      ...contractScope,
      ...facets,
      sort: z.optional(
        choice('sort', '並び順。newは新しい順、modelは型番順。なければおすすめの順', PRODUCT_ORDERS),
      ),
      ...paging,
    }),
    data: productPageSchema,
    minimum: true,
  }),
  newest: defineCall('/goods/listNew', { about: '新しい製品', query: pages, data: productPageSchema }),
  slugs,
  detail: defineCall('/goods/detail/{id}', {
    about: '製品の内容',
    data: productDetailSchema,
    sample: firstOf(slugs),
    minimum: true,
  }),
  specification: defineCall('/goods/technicalParam/{id}', {
    about: '製品の仕様',
    data: technicalParamSchema,
    sample: firstOf(slugs),
  }),
  pictures: defineCall('/goods/imageAndVideo/{id}', {
    about: '製品の画像',
    data: productDetailSchema.shape.images,
    sample: firstOf(slugs),
  }),
  top: defineCall('/goods/queryTop', { about: '注目の製品', data: namedProductsSchema, quiet: true }),
  byWriting: defineCall('/goods/queryTopByWriting', {
    about: '言葉に合う製品',
    query: z.object({ keywords, limit: paging.limit }),
    data: namedProductsSchema,
  }),
  suggestions: defineCall('/goods/listSuggestGoodsModel', {
    about: '型番の候補',
    query: z.object({ keywords }),
    data: suggestionListSchema,
    with: { keywords: 'M' },
    quiet: true,
  }),
  facets: defineCall('/goods/getGoodsScreenList', {
    about: '絞り込みの項目',
    query: z.object({ ...contractScope, ...facets }),
    data: screenListSchema,
    minimum: true,
  }),
  comparison: defineCall('/goods/getGoodsAttrContract', {
    about: '仕様の比較',
    query: z.object(contractScope),
    data: comparisonSchema,
    with: { cateId: 1 },
    minimum: true,
  }),
};

/** The order codes of a model. */
export const goodsSkuModelSchema = z.object({
  id: z.int(),
  urlName: z.string(),
  modeName: z.string(),
  skus: z.array(z.object({ sku: z.string(), name: z.string() })),
});

export const skuCalls = {
  model: defineCall('/goods/getGoodsSkuModel/{id}', {
    method: 'POST',
    about: '型番の品番',
    data: goodsSkuModelSchema,
    sample: firstOf(goodsCalls.slugs),
  }),
};

/** Maximum number of ids in one call. */
const FIGURES_IDS_MAX = 50;

const productFiguresListSchema = z.object({ list: z.array(productFiguresSchema) });

const productIds = z.optional(
  described(
    z
      .array(z.string().check(z.regex(/^[1-9]\d{0,8}$/, 'idsは製品のidをカンマで区切って指定してください。')))
      .check(z.maxLength(FIGURES_IDS_MAX, `idsは${FIGURES_IDS_MAX}件以内で指定してください。`)),
    `製品のid。カンマで区切って${FIGURES_IDS_MAX}件まで。なければ全製品`,
  ),
);

export const figureCalls = {
  figures: defineCall('/goods/figures', {
    about: '計算に使う製品の数値',
    query: z.object({ ids: productIds }),
    data: productFiguresListSchema,
  }),
};

export const thumbCalls = {
  add: defineCall('/goods/addThumb/{id}', {
    method: 'POST',
    about: '製品への「参考になった」',
    data: thumbsSchema,
    sample: firstOf(goodsCalls.slugs),
  }),
};
