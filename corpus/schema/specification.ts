import { z } from 'zod';
import { pattern, text } from './common.ts';

/**
 * What a category says of its products' specification (content/categories/*.yaml), and what several of them have in common
 * (content/specifications/*.yaml). The records' schema, the data sheet, the comparison and the finder are made from it.
 */

const key = z
  .string()
  .regex(/^[a-z][A-Za-z0-9]*$/, '小文字で始まる英数字で書いてください')
  .refine((value) => value !== 'product', 'product は製品の記録を指す名前なので、使えません');

/** Names a facet in addresses. */
const facetName = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,31}$/, '小文字の英数字とハイフンだけで書いてください')
  .refine(
    (value) => !['category', 'series', 'sale', 'sort', 'view', 'page', 'limit', 'keywords'].includes(value),
    'サイトが使う名前です',
  );

const option = z.union([text, z.number()], '文字か数で書いてください');

const FIELD_TYPES = [
  'text',
  'texts',
  'number',
  'integer',
  'integers',
  'boolean',
  'choice',
  'choices',
  /** Fields of its own, once. */
  'group',
  /** Fields of its own, several times. */
  'list',
  /** Physical connectors of a network device. */
  'ports',
] as const;
type FieldType = (typeof FIELD_TYPES)[number];

const facetOption = z
  .strictObject({
    value: z
      .string()
      .regex(/^[a-z0-9][a-z0-9-]*$/, '小文字の英数字とハイフンだけで、引用符で囲んで書いてください'),
    label: text,
    /** Another field than the facet's. */
    field: text.optional(),
    /** Values of the field that belong to this answer, or the range of its number. */
    of: z
      .array(z.union([option, z.boolean()]))
      .min(1)
      .optional(),
    min: z.number().optional(),
    max: z.number().optional(),
  })
  .refine(({ of, min, max }) => (of === undefined) !== (min === undefined && max === undefined), {
    message: 'of(値の一覧)か、min と max(範囲)のどちらかを書いてください',
  });
export type FacetOption = z.infer<typeof facetOption>;

const facet = z.strictObject({
  name: facetName,
  label: text,
  /** Facets stand in this order; those without one come last. */
  order: z.number().optional(),
  field: text.optional(),
  /** Without options, those of the field. */
  options: z.array(facetOption).min(1).optional(),
  /** Asked only when a category has been chosen. */
  specific: z.boolean().default(false),
});
export type FacetDeclaration = z.infer<typeof facet>;

export interface FieldDeclaration {
  key: string;
  type: FieldType;
  name?: string | undefined;
  unit?: string | undefined;
  optional?: boolean | undefined;
  default?: boolean | undefined;
  options?: (string | number)[] | undefined;
  min?: number | undefined;
  max?: number | undefined;
  yes?: string | undefined;
  no?: string | undefined;
  group?: string | undefined;
  compare?: boolean | undefined;
  keyFigure?: boolean | undefined;
  property?: boolean | undefined;
  facet?: Omit<FacetDeclaration, 'field' | 'label'> & { label?: string | undefined };
  fields?: FieldDeclaration[] | undefined;
}

const field: z.ZodType<FieldDeclaration> = z
  .strictObject({
    key,
    type: z.enum(FIELD_TYPES),
    /** As the data sheet and the comparison call it. */
    name: text.optional(),
    unit: text.optional(),
    optional: z.boolean().optional(),
    default: z.boolean().optional(),
    options: z.array(option).min(2).optional(),
    /** Of a number its range (without `min` it is above zero), of a list how many there are. */
    min: z.number().optional(),
    max: z.number().optional(),
    /** What a table says for true and for false. */
    yes: text.optional(),
    no: text.optional(),
    /** The group of the data sheet that shows the field. */
    group: text.optional(),
    /** A row of the comparison. */
    compare: z.boolean().optional(),
    /** One of the large figures at the head of a product's page, unless the record gives its own. */
    keyFigure: z.boolean().optional(),
    /** Stands in the structured data of the product's page. */
    property: z.boolean().optional(),
    facet: facet.omit({ field: true }).extend({ label: text.optional() }).optional(),
    get fields() {
      return z.array(field).min(1, '項目が1つ以上必要です').optional();
    },
  })
  .superRefine(({ type, name, fields, options, ...rest }, ctx) => {
    const nested = type === 'group' || type === 'list';
    const needs = (path: string, message: string) => ctx.addIssue({ code: 'custom', path: [path], message });
    if (nested !== Boolean(fields)) needs('fields', 'type が group か list のときに、項目を書きます');
    if (type.startsWith('choice') !== Boolean(options))
      needs('options', 'type が choice か choices のときに、選択肢を書きます');
    const { min = -Infinity, max = Infinity } = rest;
    if (min > max) needs('max', 'min より小さい値です');
    const isShown = rest.group ?? rest.compare ?? rest.keyFigure ?? rest.property ?? rest.facet;
    if (isShown && !name) needs('name', 'ページに出す項目には、名前が必要です');
    if (isShown && nested)
      needs('type', 'group と list は、sheet や comparison の行で見せ方を書いてください');
  });

export interface RowDeclaration {
  field?: string | undefined;
  name?: string | undefined;
  unit?: string | undefined;
  value?: string[] | undefined;
  when?: string | undefined;
  unless?: string | undefined;
  each?: string | undefined;
  rows?: RowDeclaration[] | undefined;
  derive?: string | undefined;
  [argument: string]: unknown;
}

const row: z.ZodType<RowDeclaration> = z.preprocess(
  (value) => (typeof value === 'string' ? { field: value } : value),
  z
    .object({
      /** The field whose value it is; its name and unit, too, where none are given. */
      field: text.optional(),
      name: text.optional(),
      unit: text.optional(),
      /** Text with fields in braces; of several the first whose fields are all there. */
      value: z
        .preprocess((value) => (typeof value === 'string' ? [value] : value), z.array(text).min(1))
        .optional(),
      /** Only when this field is there and not false, or only when it is not. */
      when: text.optional(),
      unless: text.optional(),
      /** Rows for every entry of a list. */
      each: text.optional(),
      get rows() {
        return z.array(row).min(1).optional();
      },
      /** Rows that code makes, by name; its arguments are further entries. */
      derive: text.optional(),
    })
    .catchall(z.string())
    .superRefine(
      (
        {
          field: path,
          name,
          value,
          each,
          rows,
          derive,
          unit: _unit,
          when: _when,
          unless: _unless,
          ...others
        },
        ctx,
      ) => {
        const fault = (message: string) => ctx.addIssue({ code: 'custom', message });
        const unknown = Object.keys(others);
        if (!derive && unknown.length > 0) fault(`${unknown.join('、')} は知らない項目です`);
        if ([path, value, each, derive].filter((way) => way !== undefined).length !== 1)
          fault('field、value、each、derive のうち1つを書いてください');
        if (value && !name) fault('value の行には name が必要です');
        if ((each === undefined) !== (rows === undefined)) fault('each と rows は一緒に書きます');
      },
    ),
) as z.ZodType<RowDeclaration>;

const rule = z.looseObject({ rule: text });
export type RuleDeclaration = z.infer<typeof rule>;

const figureWord = z.union([text, z.number()]);
const figure = z.preprocess(
  (value) => (typeof value === 'string' ? { value } : value),
  z.strictObject({
    /** The field whose value it is; of radios the list. */
    value: text,
    /** Only when this field is there and not false. */
    when: text.optional(),
    /** Of a yes or no: the values of the field that mean yes. */
    is: z.array(option).min(1).optional(),
    /** What words of the record mean here, one or several. */
    as: z.record(z.string(), z.union([figureWord, z.array(figureWord).min(1)])).optional(),
    /** Of radios: the field of each entry. */
    fields: z.record(z.string(), text).optional(),
  }),
);
export type FigureDeclaration = z.infer<typeof figure>;

/** What a category and a fragment that categories include have in common. */
export const specificationParts = {
  fields: z.array(field, '項目(fields)の一覧が必要です').min(1, '項目が1つ以上必要です'),
  sheet: z.array(z.strictObject({ group: text, rows: z.array(row).min(1) })).default([]),
  facets: z.array(facet).default([]),
  rules: z.array(rule).default([]),
  /** Where calculations find the figures of a product, by the names of shared/products/figures.ts. */
  figures: z.record(z.string(), figure).default({}),
};

export const comparisonRows = z.array(row).default([]);

/** `hardware`, or all of its fields under one key, where a product may have none of them. */
export const include = z.preprocess(
  (value) => (typeof value === 'string' ? { from: value } : value),
  z.strictObject({ from: text, under: key.optional() }),
);

const parts = z.strictObject(specificationParts);
export type SpecificationParts = z.infer<typeof parts>;

/** What product names have to look like. Its named groups are for rules. */
export const modelForm = z.strictObject({
  pattern,
  reason: text,
});
