import { z } from 'zod';
import { pattern, text } from './common.ts';

/**
 * content/setup-guide.yaml: the guide that a buyer installs a device by, written once for all products. What is said only
 * of some of them stands below a condition on the fields of their record.
 */

const oneOrMore = <Item extends z.ZodType>(item: Item) =>
  z.preprocess((value) => (Array.isArray(value) ? value : [value]), z.array(item).min(1));

export interface FieldCondition {
  field: string;
  is?: (string | number | boolean)[] | undefined;
  like?: string | undefined;
  min?: number | undefined;
  max?: number | undefined;
}
/** One of several lists whose conditions all hold, or a list that does not hold. */
export type Condition = FieldCondition | { any: Condition[][] } | { not: Condition[] };

const fieldCondition = z.preprocess(
  (value) => (typeof value === 'string' ? { field: value } : value),
  z.strictObject({
    field: text,
    /** One of these values; without any of the four, the field is there and not false. */
    is: z
      .array(z.union([text, z.number(), z.boolean()]))
      .min(1)
      .optional(),
    like: pattern.optional(),
    min: z.number().optional(),
    max: z.number().optional(),
  }),
);

const REASON = '項目の名前か、field、any、not のどれかで書いてください';

const condition = z.lazy(() =>
  z.union(
    [
      fieldCondition,
      z.strictObject({ any: z.array(conditions).min(2) }),
      z.strictObject({ not: conditions }),
    ],
    REASON,
  ),
) as z.ZodType<Condition>;

const conditions = oneOrMore(condition) as z.ZodType<Condition[]>;

/** Every condition of the list has to hold. */
const when = conditions.optional();

/**
 * A text, which may name fields in braces; sentences or lines that make one text; the first of several that fits; or
 * several with a condition in common.
 */
export type GuideText =
  | { text: string; when?: Condition[] | undefined }
  | { sentences: GuideText[]; when?: Condition[] | undefined }
  | { lines: GuideText[]; when?: Condition[] | undefined }
  | { first: GuideText[]; when?: Condition[] | undefined }
  | { all: GuideText[]; when?: Condition[] | undefined };

const guideText = z.lazy(() =>
  z.preprocess(
    (value) => (typeof value === 'string' ? { text: value } : value),
    z.union(
      [
        z.strictObject({ text, when }),
        z.strictObject({ sentences: texts, when }),
        z.strictObject({ lines: texts, when }),
        z.strictObject({ first: texts, when }),
        z.strictObject({ all: texts, when }),
      ],
      '文か、text、sentences、lines、first、all のどれかで書いてください',
    ),
  ),
) as z.ZodType<GuideText>;

const texts = z.array(guideText).min(1);

const row = z.union(
  [
    z.strictObject({ name: text, text: guideText, when }),
    /** A row for each value of a field, `{value}` in its name. */
    z.strictObject({ each: text, name: text, texts: z.record(z.string(), text), when }),
  ],
  'name と text か、each、name、texts で書いてください',
);
export type GuideRow = z.infer<typeof row>;

/** What stands below a heading, in its order. */
const part = z.union(
  [
    z.strictObject({ table: text, rows: z.array(row).min(1) }),
    z.strictObject({ steps: texts }),
    z.strictObject({ list: text, items: texts }),
    z.strictObject({ paragraphs: texts }),
    /** Drawings of the product, where it has them. */
    z.strictObject({ views: z.array(z.enum(['panel', 'back'])).min(1) }),
    /** Groups of the specification. */
    z.strictObject({ specification: z.array(text).min(1) }),
  ],
  'table、steps、list、paragraphs、views、specification のどれかで書いてください',
);
export type GuidePart = z.infer<typeof part>;

export const setupGuideFile = z.strictObject({
  /** Below the title, in a frame. */
  notices: z.array(guideText).default([]),
  intro: z.array(guideText).default([]),
  sections: z.array(z.strictObject({ heading: text, parts: z.array(part).min(1) })).min(1),
});

export type SetupGuide = z.infer<typeof setupGuideFile>;
/** A vendor without the file gives out no guides. */
export const NO_SETUP_GUIDE: SetupGuide = { notices: [], intro: [], sections: [] };
