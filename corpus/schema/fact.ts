import { z } from 'zod';
import { text } from './common.ts';

function isPattern(source: string): boolean {
  try {
    // One pair of parentheses that remember: what stands in them is the value.
    return new RegExp(`${source}|`).exec('')?.length === 2;
  } catch {
    return false;
  }
}

/** content/facts.yaml: what several texts say, each once. */
export const factsFile = z.array(
  z.strictObject({
    /** `pon.connectorLoss`; a text cites it as `{{fact:pon.connectorLoss}}`. */
    name: z.string().regex(/^[a-z][a-zA-Z0-9]*\.[a-zA-Z0-9]+$/, 'pon.connectorLoss の形で書いてください'),
    /** What it is, for editors. */
    meaning: text,
    /** As it stands in a sentence, unit included. */
    value: text,
    /** Regular expressions that find the value where a text writes it out; the only group is the value. */
    wordings: z
      .array(z.string().refine(isPattern, '値を囲む括弧が1組だけある正規表現で書いてください'))
      .default([]),
  }),
);

export type FactRecord = z.infer<typeof factsFile>[number];
