import { z } from 'zod';
import { day, id, ids, screensPath, text, updatedDay, urlName } from '../../records/fields.ts';
import { photos } from '../../records/photos.ts';
import { FEATURE_FIGURES } from '../../shared/api/feature-drawing.ts';
import type { Screen } from '../../shared/pages/screen-schema.ts';
import { TIERS } from '../../shared/topology/tiers.ts';
import { listed } from '../problems/closest.ts';
import { valueAt, writtenBy } from '../problems/place.ts';
import { parsePlainly } from '../problems/tell.ts';
import type { Specification } from '../specification/compile.ts';
import { schemaOf } from '../specification/fields.ts';
import { keyFiguresOf } from '../specification/rows.ts';
import type { CategoryRecord } from './category.ts';
import { type PlainSpec, type ProductSpec, shapeIssues } from './device-shapes.ts';

export { type Hardware, hardwareOf, type ProductSpec, type Radio } from './device-shapes.ts';
export type { PortGroup, PortKind } from './ports.ts';

/**
 * content/products/{category}/{urlName}.yaml: the only record of a product. Its page, picture and data sheet, the
 * finder's facets and the search index are generated from it.
 */

const count = z.int().positive();

const record = z.strictObject({
  id,
  urlName,
  /** Its category may prescribe a pattern. */
  model: text.max(60).meta({ title: '型番', description: '本体に印字した型番。60文字まで' }),
  name: text.meta({ title: '製品名', description: '型番を除いた、何の製品かを表す言葉' }),
  categoryId: id.meta({ title: 'カテゴリー', description: 'カテゴリーの番号' }),
  subCategoryId: id.meta({ title: '小分類', description: 'カテゴリーの child にある番号' }),
  remarks: text.meta({ title: '一言', description: '一覧のカードに出る1行' }),
  labels: z
    .array(text)
    .default([])
    .meta({ title: '札', description: '新製品、おすすめ、販売終了と、choices.yaml の labels' }),
  hot: count.optional().meta({ title: '人気の順', description: '人気の製品の一覧での位置(1から)' }),
  releasedOn: day.meta({ title: '発売日', description: '2026-11-20 の形' }),
  updatedOn: updatedDay,
  lead: text.meta({ title: '導入文', description: '何か、誰のためか、何が優れているかを2〜4文で' }),
  features: z
    .array(
      z.strictObject({
        title: text.meta({ title: '見出し' }),
        text: text.meta({ title: '説明', description: '2〜3文で' }),
        figure: z
          .enum(FEATURE_FIGURES)
          .optional()
          .meta({ title: '図', description: '仕様の数値から、説明の横に描く図' }),
      }),
    )
    .min(3)
    .max(6)
    .meta({ title: '特長', description: '3〜6点' }),
  keyFigures: z
    .array(
      z.strictObject({
        label: text.meta({ title: '名前', description: '仕様表の行と同じ名前' }),
        value: text.meta({ title: '値' }),
        unit: text.optional().meta({ title: '単位' }),
      }),
    )
    .min(3)
    .max(4)
    .optional()
    .meta({ title: '大きな数字', description: 'ページの先頭に出す3〜4個。書かなければ仕様から選ばれます' }),
  functions: z
    .array(
      z.strictObject({
        group: text.meta({ title: 'まとまりの名前' }),
        items: z.array(text).min(1).meta({ title: '機能' }),
      }),
    )
    .min(2)
    .meta({ title: '機能', description: '2つ以上のまとまりに分けて' }),
  skus: z
    .array(
      z.strictObject({
        sku: text.meta({ title: '品番' }),
        name: text.meta({ title: '品名', description: '本体、ライセンス、付属品など' }),
      }),
    )
    .min(1)
    .meta({ title: '注文の品番', description: '1つ目は本体' }),
  relatedProductIds: ids.meta({ title: '関連する製品', description: '製品の番号の一覧' }),
  screens: screensPath,
  tier: z
    .enum(TIERS)
    .optional()
    .meta({ title: '段', description: '構成図での位置。書かなければ小分類のとおりです' }),
  photos,
  warrantyYears: count.meta({ title: '保証の年数' }),
  endOfLife: z
    .strictObject({
      announcedOn: day.meta({ title: '発表日' }),
      lastOrderOn: day.meta({ title: '最終受注日' }),
      supportEndsOn: day.meta({ title: 'サポートの終了日' }),
      successorId: id.optional().meta({ title: '後継の製品', description: '製品の番号' }),
    })
    .optional()
    .meta({
      title: '販売終了',
      description: '販売を終えた製品にだけ書きます。labels にも「販売終了」を書きます',
    }),
  spec: z.record(z.string(), z.unknown()).meta({ title: '仕様', description: 'カテゴリーが決めた項目' }),
});

type Parsed = z.infer<typeof record>;

export interface ProductRecord extends Omit<Parsed, 'spec' | 'keyFigures'> {
  keyFigures: NonNullable<Parsed['keyFigures']>;
  spec: ProductSpec | PlainSpec;
  /** The declaration of its category. */
  specification: Specification;
  /** The first of the management screens that it names, for its drawing. */
  screen?: Screen | undefined;
}

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
  return record.extend({ spec });
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
    const parsed = parsePlainly(record, raw);
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
  return writtenBy(schema, (raw) => byId.get(valueAt(raw, ['categoryId']) as number)?.form ?? record);
}

/** A product whose category names a drawing. */
export type DrawnProduct = ProductRecord & { spec: ProductSpec };

export function isDrawn(product: ProductRecord): product is DrawnProduct {
  return product.spec.kind !== 'plain';
}
