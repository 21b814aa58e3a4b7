import { z } from 'zod';
import type { CategoryRecord } from '../../records/category/record.ts';
import { type PlainSpec, type ProductSpec, spec } from '../../records/product/device-shapes.ts';
import { type ProductRecord, product } from '../../records/product/record.ts';
import { listed } from '../problems/closest.ts';
import { valueAt, writtenBy } from '../problems/place.ts';
import { parsePlainly } from '../problems/tell.ts';
import { schemaOf } from './fields.ts';
import { keyFiguresOf } from './rows.ts';

type Context = z.core.$RefinementCtx;

/** Adds issues of a part of the record to the context, below a path. */
function addIssues(ctx: Context, issues: z.core.$ZodIssue[], ...below: string[]): void {
  for (const issue of issues)
    ctx.issues.push({ ...issue, path: [...below, ...issue.path] } as z.core.$ZodRawIssue);
}

/** A category's declaration for its products. */
type Declared = Pick<CategoryRecord, 'id' | 'name' | 'drawing' | 'specification'> & {
  schema: ReturnType<typeof schemaOf>;
};

/** Issues of a record that lacks fields which this drawing needs. */
function shapeIssues(drawing: ProductSpec['kind'], values: unknown): z.core.$ZodIssue[] {
  return parsePlainly(spec, { ...(values as object), kind: drawing }).error?.issues ?? [];
}

/** The record's specification by its category's declaration; undefined, with issues in `ctx`, if it does not match. */
function readSpec(raw: unknown, { drawing, schema }: Declared, ctx: Context) {
  const values = parsePlainly(schema, raw);
  if (!values.success) {
    addIssues(ctx, values.error.issues, 'spec');
    return undefined;
  }
  if (!drawing) return { ...values.data, kind: 'plain' } satisfies PlainSpec;
  const missing = shapeIssues(drawing, values.data);
  addIssues(ctx, missing, 'spec');
  return missing.length > 0 ? undefined : ({ ...values.data, kind: drawing } as ProductSpec);
}

/** Schema of the file of a category's products, as written. */
export function productFormOf({ specification }: Pick<Declared, 'specification'>) {
  const spec = schemaOf(specification.fields).meta({ title: '仕様', description: 'カテゴリーが決めた項目' });
  return product.extend({ spec });
}

/** Schema of a product's file, by the declarations of all categories. It reports all faults of a file together. */
export function productFileOf(categories: Omit<Declared, 'schema'>[]) {
  const byId = new Map(
    categories.map((category) => [
      category.id,
      { ...category, schema: schemaOf(category.specification.fields), form: productFormOf(category) },
    ]),
  );
  const schema = z.record(z.string(), z.unknown()).transform((raw, ctx): ProductRecord => {
    const parsed = parsePlainly(product, raw);
    if (!parsed.success) addIssues(ctx, parsed.error.issues);
    const category = byId.get(raw.categoryId as number);
    if (!category) {
      const known = categories.map(({ id, name }) => `${id} ${name}`);
      const fix = `カテゴリーの番号は ${listed(known)} です`;
      const message = `id ${String(raw.categoryId)} のカテゴリーはありません`;
      if (raw.categoryId !== undefined)
        ctx.addIssue({ code: 'custom', path: ['categoryId'], message, params: { fix } });
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
  return writtenBy(schema, (raw) => byId.get(valueAt(raw, ['categoryId']) as number)?.form ?? product);
}
