import { z } from 'zod';
import { cell, pattern, text } from '../fields.ts';
import { orText } from '../short-forms.ts';
import { type FacetDeclaration, facet, option } from './facet.ts';

/**
 * Specification of a category's products (content/categories/*.yaml), and fragments that several of them share
 * (content/specifications/*.yaml). The records' schema, the data sheet, the comparison and the finder are generated
 * from it.
 */

const key = z
  .string()
  .regex(/^[a-z][A-Za-z0-9]*$/, '小文字で始まる英数字で書いてください')
  .refine((value) => value !== 'product', 'product は製品の記録を指す名前なので、使えません');

const FIELD_TYPES = [
  'text',
  'texts',
  'number',
  'integer',
  'integers',
  'boolean',
  'choice',
  'choices',
  /** One set of fields of its own. */
  'group',
  /** A list of entries with fields of its own. */
  'list',
  /** Physical connectors of a network device. */
  'ports',
] as const;
type FieldType = (typeof FIELD_TYPES)[number];

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
    key: key.meta({ title: '項目のキー', description: '製品の spec に書く名前。小文字で始まる英数字' }),
    type: z.enum(FIELD_TYPES).meta({ title: '型' }),
    name: text.optional().meta({ title: '名前', description: '仕様表と比較表での名前' }),
    unit: text.optional().meta({ title: '単位' }),
    optional: z
      .boolean()
      .optional()
      .meta({ title: '省略できる', description: '「はい」なら、書かなくてもよい項目です' }),
    default: z.boolean().optional().meta({ title: '初めの値', description: '書かない製品での値' }),
    options: z
      .array(option)
      .min(2)
      .optional()
      .meta({ title: '選択肢', description: '型が choice か choices のとき' }),
    min: z
      .number()
      .optional()
      .meta({ title: '最小', description: '数の下限(書かなければ0より大きい数)。一覧では個数' }),
    max: z.number().optional().meta({ title: '最大', description: '数の上限。一覧では個数' }),
    yes: text.optional().meta({ title: 'はい', description: '「はい」のときに表に出す言葉' }),
    no: text.optional().meta({ title: 'いいえ', description: '「いいえ」のときに表に出す言葉' }),
    group: text
      .optional()
      .meta({ title: '仕様表のまとまり', description: 'この名前のまとまりに行を作ります' }),
    compare: z
      .boolean()
      .optional()
      .meta({ title: '比較表', description: '「はい」なら、比較表の行になります' }),
    keyFigure: z.boolean().optional().meta({
      title: '大きな数字',
      description: '「はい」なら、記録に keyFigures がないときにページの先頭に出します',
    }),
    property: z
      .boolean()
      .optional()
      .meta({ title: '構造化データ', description: '「はい」なら、検索エンジン向けのデータに入れます' }),
    facet: facet
      .omit({ field: true })
      .extend({ label: text.optional().meta({ title: '質問', description: '書かなければ項目の名前です' }) })
      .optional()
      .meta({ title: '絞り込み', description: '製品を探すときの質問にします' }),
    get fields() {
      return z
        .array(field)
        .min(1, '項目が1つ以上必要です')
        .optional()
        .meta({ title: '中の項目', description: '型が group か list のとき' });
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

const row: z.ZodType<RowDeclaration> = orText(
  (field) => ({ field }),
  z
    .object({
      field: text
        .optional()
        .meta({ title: '項目', description: '値を出す項目。名前と単位も、書かなければこの項目のものです' }),
      name: text.optional().meta({ title: '行の名前' }),
      unit: text.optional().meta({ title: '単位' }),
      value: orText((value) => [value], z.array(text).min(1))
        .optional()
        .meta({
          title: '値の文',
          description: '項目を {} で囲んだ文。いくつか書くと、項目がそろう最初のものを使います',
        }),
      when: text.optional().meta({ title: '出す条件', description: 'この項目があるときだけ出します' }),
      unless: text.optional().meta({ title: '出さない条件', description: 'この項目があるときは出しません' }),
      each: text
        .optional()
        .meta({ title: '繰り返し', description: 'この一覧の1件ごとに rows の行を出します' }),
      get rows() {
        return z.array(row).min(1).optional().meta({ title: '行', description: 'each の1件ごとの行' });
      },
      /** Its arguments are further entries. */
      derive: text.optional().meta({ title: '計算する行', description: 'プログラムが作る行の名前' }),
    })
    .catchall(cell)
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

const rule = z.looseObject({ rule: text.meta({ title: '規則の名前' }) });
export type RuleDeclaration = z.infer<typeof rule>;

const figureWord = z.union([text, z.number()]);
const figure = orText(
  (value) => ({ value }),
  z.strictObject({
    value: text.meta({ title: '項目', description: '値のある項目。無線では一覧の項目' }),
    when: text.optional().meta({ title: '条件', description: 'この項目があるときだけ使います' }),
    is: z
      .array(option)
      .min(1)
      .optional()
      .meta({ title: '「はい」の値', description: '「はい」を意味する値の一覧' }),
    as: z
      .record(z.string(), z.union([figureWord, z.array(figureWord).min(1)]))
      .optional()
      .meta({ title: '言葉の意味', description: '記録の言葉が何を意味するか' }),
    fields: z
      .record(z.string(), text)
      .optional()
      .meta({ title: '中の項目', description: '無線の1件ごとの項目' }),
  }),
);
export type FigureDeclaration = z.infer<typeof figure>;

/** Declarations that both categories and included fragments may have. */
export const specificationParts = {
  fields: z
    .array(field, '項目(fields)の一覧が必要です')
    .min(1, '項目が1つ以上必要です')
    .meta({ title: '仕様の項目', description: '製品の spec に書く項目' }),
  sheet: z
    .array(
      z.strictObject({
        group: text.meta({ title: 'まとまりの名前' }),
        rows: z.array(row).min(1).meta({ title: '行' }),
      }),
    )
    .default([])
    .meta({ title: '仕様表', description: 'いくつかの項目をまとめる行' }),
  facets: z.array(facet).default([]).meta({ title: '絞り込み', description: 'いくつかの項目をまとめる質問' }),
  rules: z.array(rule).default([]).meta({ title: '検査の規則', description: '製品の記録が守る規則' }),
  /** By the names of shared/products/figures.ts. */
  figures: z
    .record(z.string(), figure)
    .default({})
    .meta({ title: '計算に使う数値', description: '設計ツールなどの計算が、どの項目を読むか' }),
};

export const comparisonRows = z.array(row).default([]);

/** `hardware`, or all of its fields under one key, where a product may have none of them. */
export const include = orText(
  (from) => ({ from }),
  z.strictObject({
    from: text.meta({ title: 'ファイル', description: 'specifications のファイル名(拡張子なし)' }),
    under: key
      .optional()
      .meta({ title: '置く項目', description: '取り込む項目を、この1つの項目の下に置きます' }),
  }),
);

const parts = z.strictObject(specificationParts);
export type SpecificationParts = z.infer<typeof parts>;

/** Pattern of product names. Its named groups are available to rules. */
export const modelForm = z.strictObject({
  pattern: pattern.meta({ title: '型番の形', description: '正規表現' }),
  reason: text.meta({ title: '説明', description: '型番がこの形でないときに見せる文' }),
});
