import { z } from 'zod';
import { FEATURE_FIGURES } from '../../shared/api/feature-drawing.ts';
import type { Screen } from '../../shared/pages/screen-schema.ts';
import { TIERS } from '../../shared/topology/tiers.ts';
import type { Specification } from '../specification/compile.ts';
import { schemaOf } from '../specification/fields.ts';
import { keyFiguresOf } from '../specification/rows.ts';
import type { CategoryRecord } from './category.ts';
import { day, id, ids, screensPath, text, urlName } from './common.ts';
import { type PlainSpec, type ProductSpec, shapeIssues } from './device-shapes.ts';
import { photos } from './photo.ts';

export { type Hardware, hardwareOf, type PlainSpec, type ProductSpec, type Radio } from './device-shapes.ts';
export { PORT_KINDS, type PoeClass, type PortGroup, type PortKind } from './ports.ts';

/**
 * content/products/{category}/{urlName}.yaml: the one record of a product. Its page, its picture, its data sheet,
 * the finder's facets and the search index are all made from it.
 */

const count = z.int().positive();

const record = z.strictObject({
  id,
  urlName,
  /** As printed on the device; its category may say what it has to look like. */
  model: text.max(60),
  /** What it is, in words, without the model name. */
  name: text,
  /** id of the category and of one of its children. */
  categoryId: id,
  subCategoryId: id,
  /** One line for cards. */
  remarks: text,
  labels: z.array(text).default([]),
  /** Place in the list of hot products, from 1. */
  hot: count.optional(),
  releasedOn: day,
  updatedOn: day,
  /** Two to four sentences: what it is, for whom, what it does better. */
  lead: text,
  features: z
    .array(
      z.strictObject({
        title: text,
        text,
        /** What is drawn beside it from the specification. */
        figure: z.enum(FEATURE_FIGURES).optional(),
      }),
    )
    .min(3)
    .max(6),
  /** Those of the specification, where the record gives none. */
  keyFigures: z
    .array(z.strictObject({ label: text, value: text, unit: text.optional() }))
    .min(3)
    .max(4)
    .optional(),
  functions: z.array(z.strictObject({ group: text, items: z.array(text).min(1) })).min(2),
  skus: z.array(z.strictObject({ sku: text, name: text })).min(1),
  relatedProductIds: ids,
  screens: screensPath,
  /** Where it stands in a network, unless as its sub-category says. */
  tier: z.enum(TIERS).optional(),
  /** Shown instead of what is drawn from the record. */
  photos,
  warrantyYears: count,
  endOfLife: z
    .strictObject({ announcedOn: day, lastOrderOn: day, supportEndsOn: day, successorId: id.optional() })
    .optional(),
  /** What the category declares (content/categories). */
  spec: z.record(z.string(), z.unknown()),
});

type Parsed = z.infer<typeof record>;

export interface ProductRecord extends Omit<Parsed, 'spec' | 'keyFigures'> {
  keyFigures: NonNullable<Parsed['keyFigures']>;
  spec: ProductSpec | PlainSpec;
  /** What its category declares. */
  specification: Specification;
  /** The first of the management screens that it names, for those who draw it. */
  screen?: Screen | undefined;
}

type Context = z.core.$RefinementCtx;
type Issue = Pick<z.core.$ZodIssue, 'path' | 'message'>;

function addIssues(ctx: Context, issues: Issue[], ...below: string[]): void {
  for (const { path, message } of issues)
    ctx.addIssue({ code: 'custom', path: [...below, ...path], message });
}

/** What a category says of its products. */
type Declared = Pick<CategoryRecord, 'id' | 'drawing' | 'specification'> & {
  schema: ReturnType<typeof schemaOf>;
};

/** The record's specification as its category declares it; undefined, with the faults in `ctx`, where it is another. */
function readSpec(raw: unknown, { drawing, schema }: Declared, ctx: Context) {
  const values = schema.safeParse(raw);
  if (!values.success) {
    addIssues(ctx, values.error.issues, 'spec');
    return undefined;
  }
  if (!drawing) return { ...values.data, kind: 'plain' } satisfies PlainSpec;
  const missing = shapeIssues(drawing, values.data);
  addIssues(ctx, missing, 'spec');
  return missing.length > 0 ? undefined : ({ ...values.data, kind: drawing } as ProductSpec);
}

/** The schema of a product's file, by what the categories declare. It tells of all faults of a file together. */
export function productFileOf(categories: Omit<Declared, 'schema'>[]) {
  const byId = new Map(
    categories.map((category) => [
      category.id,
      { ...category, schema: schemaOf(category.specification.fields) },
    ]),
  );
  return z.record(z.string(), z.unknown()).transform((raw, ctx): ProductRecord => {
    const parsed = record.safeParse(raw);
    if (!parsed.success) addIssues(ctx, parsed.error.issues);
    const category = byId.get(raw.categoryId as number);
    if (!category) {
      const message = `id ${String(raw.categoryId)} のカテゴリーはありません`;
      ctx.addIssue({ code: 'custom', path: ['categoryId'], message });
      return z.NEVER;
    }
    const spec = readSpec(raw.spec ?? {}, category, ctx);
    if (!spec || !parsed.success) return z.NEVER;
    const { specification } = category;
    const keyFigures = parsed.data.keyFigures ?? keyFiguresOf(specification, spec);
    if (keyFigures.length === 0) {
      const message = '記録か、カテゴリーの keyFigure の項目が必要です';
      ctx.addIssue({ code: 'custom', path: ['keyFigures'], message });
    }
    return { ...parsed.data, keyFigures, spec, specification };
  });
}

/** A product whose category names a drawing. */
export type DrawnProduct = ProductRecord & { spec: ProductSpec };

export function isDrawn(product: ProductRecord): product is DrawnProduct {
  return product.spec.kind !== 'plain';
}
