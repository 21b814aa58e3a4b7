import * as z from 'zod/mini';
import { pageOf } from './envelope.ts';
import { featureDrawingSchema } from './feature-drawing.ts';
import { photoSchema } from './picture.ts';

/** A record's place in an address: what redirects and links need to know of it. */
export const slugEntrySchema = z.object({
  id: z.int(),
  urlName: z.string(),
  name: z.string(),
  updatedOn: z.optional(z.string()),
});
export type SlugEntry = z.infer<typeof slugEntrySchema>;

/** Product category, as menus show it. Only the first three get a `toLink`, which the client assigns: their pages. */
export const productCategorySchema = z.object({
  id: z.int(),
  name: z.string(),
  urlName: z.optional(z.string()),
  toLink: z.optional(z.string()),
  imgUrl: z.optional(z.string()),
  child: z._default(z.array(z.object({ id: z.int(), name: z.string(), urlName: z.string() })), []),
});
export const categoryListSchema = z.array(productCategorySchema);
export type ProductCategory = z.infer<typeof productCategorySchema>;

const card = {
  id: z.int(),
  urlName: z.string(),
  name: z.string(),
  modeName: z.optional(z.string()),
  imgUrl: z.nullish(z.string()),
  remarks: z.nullish(z.string()),
  photo: z.optional(photoSchema),
};

export const productCardSchema = z.object({ ...card, label: z._default(z.array(z.string()), []) });
export type ProductCard = z.infer<typeof productCardSchema>;
export const productPageSchema = pageOf(productCardSchema);

/** A product of the hot list says its labels as one comma-separated string. */
export const hotProductSchema = z.object({ ...card, labelValueIds: z.nullish(z.string()) });
export const hotListSchema = z.array(hotProductSchema);
export type HotProduct = z.infer<typeof hotProductSchema>;

export const suggestionSchema = z.object({
  id: z.int(),
  urlName: z.string(),
  modeName: z.string(),
  /** What it is, how it looks, and that it is no longer sold: for lists to choose from. */
  name: z.optional(z.string()),
  imgUrl: z.nullish(z.string()),
  ended: z.optional(z.boolean()),
});
export const suggestionListSchema = z.array(suggestionSchema);
export type Suggestion = z.infer<typeof suggestionSchema>;

/** The page of this site whose management screens are shown beside the record; after `#` the one that comes first. */
export const screensPath = z.optional(z.string());

export const categoryDetailSchema = z.object({
  id: z.int(),
  urlName: z.string(),
  name: z.string(),
  englishName: z.string(),
  lead: z.string(),
  imgUrl: z.string(),
  /** Its products where they work, for the head of its page (`shared/scenes.ts`). */
  scene: z.optional(z.string()),
  choosing: z.array(z.object({ title: z.string(), text: z.string() })),
  screens: screensPath,
  child: z.array(
    z.object({ id: z.int(), urlName: z.string(), name: z.string(), lead: z.string(), total: z.int() }),
  ),
});
export type CategoryDetail = z.infer<typeof categoryDetailSchema>;

const parameterGroupSchema = z.object({
  group: z.string(),
  rows: z.array(z.object({ name: z.string(), value: z.string(), unit: z.optional(z.string()) })),
});
export const technicalParamSchema = z.array(parameterGroupSchema);
export type ParameterGroup = z.infer<typeof parameterGroupSchema>;

const figure = z.object({ label: z.string(), value: z.string(), unit: z.optional(z.string()) });

export const productDetailSchema = z.object({
  ...card,
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
      /** Of a photograph: its address without width and format (`shared/photo.ts`). */
      photoUrl: z.optional(z.string()),
      /** Of a drawing, what it shows: the whole device, or its front or rear laid flat with the names of its parts. */
      view: z.optional(z.enum(['card', 'front', 'panel', 'back'])),
      /** What the captions of a flat drawing name. */
      parts: z.optional(z.array(z.string())),
    }),
  ),
  /** What shared links to its page show: a picture of PREVIEW_SIZE. */
  previewUrl: z.optional(z.string()),
  lead: z.string(),
  keyFigures: z._default(z.array(figure), []),
  /** What the page says of the product in its structured data; the key figures where there are none. */
  properties: z.optional(z.array(figure)),
  features: z.array(
    z.object({ title: z.string(), text: z.string(), drawing: z.optional(featureDrawingSchema) }),
  ),
  functions: z.array(z.object({ group: z.string(), items: z.array(z.string()) })),
  technicalParam: technicalParamSchema,
  skus: z.array(z.object({ sku: z.string(), name: z.string() })),
  related: z._default(z.array(productCardSchema), []),
  screens: screensPath,
  warrantyYears: z.int(),
  releasedOn: z.string(),
  updatedOn: z.string(),
  /** Products that are no longer sold, in whose place it came. */
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
export type ProductDetail = z.infer<typeof productDetailSchema>;

export const slugListSchema = z.array(slugEntrySchema);

/** A question by which the finder narrows the list; `name` is the query parameter of `goods/list`. */
export const screenFacetSchema = z.object({
  name: z.string(),
  label: z.string(),
  /** `total` is how many products the option would give with the choices of the other facets. */
  options: z.array(z.object({ value: z.string(), label: z.string(), total: z.int() })),
});
export const screenListSchema = z.array(screenFacetSchema);
export type ScreenFacet = z.infer<typeof screenFacetSchema>;

/** The models of a sub-category side by side; `values` stand in the order of `columns`. */
export const comparisonGroupSchema = z.object({
  id: z.int(),
  urlName: z.string(),
  name: z.string(),
  lead: z.string(),
  columns: z.array(z.object({ name: z.string(), unit: z.optional(z.string()), numeric: z.boolean() })),
  rows: z.array(z.object({ product: productCardSchema, values: z.array(z.nullable(z.string())) })),
  /** Models that are no longer sold. */
  ended: z.array(productCardSchema),
});
export const comparisonSchema = z.array(comparisonGroupSchema);
export type ComparisonGroup = z.infer<typeof comparisonGroupSchema>;
