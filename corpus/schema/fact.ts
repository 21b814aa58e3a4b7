import { z } from 'zod';
import { pattern, text, urlName } from './common.ts';

function isPattern(source: string): boolean {
  try {
    // One pair of parentheses that remember: what stands in them is the value.
    return new RegExp(`${source}|`).exec('')?.length === 2;
  } catch {
    return false;
  }
}

const name = z.string().regex(/^[a-z][a-zA-Z0-9]*\.[a-zA-Z0-9]+$/, 'pon.connectorLoss の形で書いてください');

/** How a value follows from other facts or from the records (checks/derived-facts.ts). */
const derivation = z.discriminatedUnion(
  'rule',
  [
    /** Whole units that a budget leaves for a line after its losses. */
    z.strictObject({
      rule: z.literal('reach'),
      budget: name,
      losses: z.array(z.strictObject({ fact: name, times: z.int().positive().default(1) })).min(1),
      /** The loss of one unit of the line. */
      perUnit: name,
      unit: text,
      max: z.number().positive().optional(),
    }),
    /** The month of the company's history whose text has these words. */
    z.strictObject({ rule: z.literal('history-month'), words: text }),
    /** The warranty of the models of one form that are none of another. */
    z.strictObject({
      rule: z.literal('warranty-years'),
      models: pattern.optional(),
      except: pattern.optional(),
    }),
    /** Products on sale with a function: a series where all have it, the model where only some do. */
    z.strictObject({
      rule: z.literal('models-with-function'),
      function: text,
      category: urlName,
      /** Only products that have this field. */
      field: text.optional(),
      /** The part of a model that names its series. */
      series: pattern,
      seriesWord: text,
      suffix: text,
    }),
  ],
  { error: 'rule は reach、history-month、warranty-years、models-with-function のどれかです' },
);
export type FactDerivation = z.infer<typeof derivation>;

/** content/facts.yaml: what several texts say, each once. */
export const factsFile = z.array(
  z.strictObject({
    /** `pon.connectorLoss`; a text cites it as `{{fact:pon.connectorLoss}}`. */
    name,
    /** What it is, for editors. */
    meaning: text,
    /** As it stands in a sentence, unit included. */
    value: text,
    derive: derivation.optional(),
    /** Regular expressions that find the value where a text writes it out; the only group is the value. */
    wordings: z
      .array(z.string().refine(isPattern, '値を囲む括弧が1組だけある正規表現で書いてください'))
      .default([]),
  }),
);

export type FactRecord = z.infer<typeof factsFile>[number];
