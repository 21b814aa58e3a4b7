import { z } from 'zod';
import { pattern, text } from '../../records/fields.ts';
import { oneOrMore, orText } from '../../records/short-forms.ts';

/**
 * content/setup-guide.yaml: installation instructions, written once for all products. Parts for some products only have
 * a condition on the fields of their record.
 */

export interface FieldCondition {
  field: string;
  is?: (string | number | boolean)[] | undefined;
  like?: string | undefined;
  min?: number | undefined;
  max?: number | undefined;
}
/** One of several lists whose conditions all hold, or a list that does not hold. */
export type Condition = FieldCondition | { any: Condition[][] } | { not: Condition[] };

const fieldCondition = orText(
  (field) => ({ field }),
  z.strictObject({
    /** Without any of the other four, the field is present and not false. */
    field: text.meta({ title: '項目', description: '仕様の項目の名前' }),
    is: z
      .array(z.union([text, z.number(), z.boolean()]))
      .min(1)
      .optional()
      .meta({ title: '値', description: 'このどれかの値' }),
    like: pattern.optional().meta({ title: '値の形', description: '正規表現' }),
    min: z.number().optional().meta({ title: '最小' }),
    max: z.number().optional().meta({ title: '最大' }),
  }),
).meta({ title: '項目の条件' });

const REASON = '項目の名前か、field、any、not のどれかで書いてください';

const condition = z.lazy(() =>
  z.union(
    [
      fieldCondition,
      z
        .strictObject({
          any: z.array(conditions).min(2).meta({ title: 'どれか', description: 'どれか1組がすべて成り立つ' }),
        })
        .meta({ title: 'どれかの条件' }),
      z
        .strictObject({ not: conditions.meta({ title: '打ち消し', description: '成り立たない条件' }) })
        .meta({ title: '打ち消す条件' }),
    ],
    REASON,
  ),
) as z.ZodType<Condition>;

const conditions = oneOrMore(condition) as z.ZodType<Condition[]>;

/** Every condition of the list has to hold. */
const when = conditions
  .optional()
  .meta({ title: '条件', description: '書いた条件がすべて成り立つ製品にだけ載せます' });

/**
 * A text, which may name fields in braces; sentences or lines that form one text; the first of several that fits; or
 * several with a condition in common.
 */
export type GuideText =
  | { text: string; when?: Condition[] | undefined }
  | { sentences: GuideText[]; when?: Condition[] | undefined }
  | { lines: GuideText[]; when?: Condition[] | undefined }
  | { first: GuideText[]; when?: Condition[] | undefined }
  | { all: GuideText[]; when?: Condition[] | undefined };

const guideText = z.lazy(() =>
  orText(
    (text) => ({ text }),
    z.union(
      [
        z
          .strictObject({
            text: text.meta({ title: '文', description: '{項目} の所に仕様の値が入ります' }),
            when,
          })
          .meta({ title: '文' }),
        z
          .strictObject({
            sentences: texts.meta({ title: '文', description: '続けて1つの段落にする文' }),
            when,
          })
          .meta({ title: '続く文' }),
        z
          .strictObject({ lines: texts.meta({ title: '行', description: '1つずつ改行する文' }), when })
          .meta({ title: '行' }),
        z
          .strictObject({
            first: texts.meta({ title: '候補', description: '最初に成り立つものだけを載せます' }),
            when,
          })
          .meta({ title: '最初に合うもの' }),
        z
          .strictObject({ all: texts.meta({ title: '文', description: '同じ条件を持つ文' }), when })
          .meta({ title: '条件が同じ文' }),
      ],
      '文か、text、sentences、lines、first、all のどれかで書いてください',
    ),
  ),
) as z.ZodType<GuideText>;

const texts = z.array(guideText).min(1);

const rowName = text.meta({ title: '行の名前', description: '表の左の欄' });

const row = z.union(
  [
    z
      .strictObject({
        name: rowName,
        text: guideText.meta({ title: '内容', description: '表の右の欄' }),
        when,
      })
      .meta({ title: '行' }),
    z
      .strictObject({
        each: text.meta({ title: '項目', description: 'この項目の値ごとに1行を作ります' }),
        name: rowName.meta({ title: '行の名前', description: '{value} の所に値が入ります' }),
        texts: z.record(z.string(), text).meta({ title: '内容', description: '値ごとの文' }),
        when,
      })
      .meta({ title: '値ごとの行' }),
  ],
  'name と text か、each、name、texts で書いてください',
);
export type GuideRow = z.infer<typeof row>;

/** Content below a heading, in order. */
const part = z.union(
  [
    z
      .strictObject({
        table: text.meta({ title: '表の題' }),
        rows: z.array(row).min(1).meta({ title: '行' }),
      })
      .meta({ title: '表' }),
    z
      .strictObject({ steps: texts.meta({ title: '手順', description: '番号を付けて順に' }) })
      .meta({ title: '手順' }),
    z
      .strictObject({ list: text.meta({ title: '箇条書きの題' }), items: texts.meta({ title: '項目' }) })
      .meta({ title: '箇条書き' }),
    z.strictObject({ paragraphs: texts.meta({ title: '段落' }) }).meta({ title: '段落' }),
    z
      .strictObject({
        views: z
          .array(z.enum(['panel', 'back']))
          .min(1)
          .meta({ title: '図', description: 'panel 前面、back 背面。図のある製品にだけ載ります' }),
      })
      .meta({ title: '製品の図' }),
    z
      .strictObject({
        specification: z
          .array(text)
          .min(1)
          .meta({ title: '仕様のまとまり', description: '仕様表のまとまりの名前' }),
      })
      .meta({ title: '仕様' }),
  ],
  'table、steps、list、paragraphs、views、specification のどれかで書いてください',
);
export type GuidePart = z.infer<typeof part>;

export const setupGuideFile = z.strictObject({
  notices: z.array(guideText).default([]).meta({ title: '注意', description: '題の下に、枠で囲んで出す文' }),
  intro: z.array(guideText).default([]).meta({ title: '導入文' }),
  sections: z
    .array(
      z.strictObject({
        heading: text.meta({ title: '見出し' }),
        when,
        parts: z.array(part).min(1).meta({ title: '内容' }),
      }),
    )
    .min(1)
    .meta({ title: '章' }),
});

export type SetupGuide = z.infer<typeof setupGuideFile>;
/** Default for vendors without the file, who offer no guides. */
export const NO_SETUP_GUIDE: SetupGuide = { notices: [], intro: [], sections: [] };
