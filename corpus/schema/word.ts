import { z } from 'zod';
import { pattern, text } from '../../records/fields.ts';

/** content/words.yaml: preferred words and the spellings that texts must not use. */
export const wordsFile = z.array(
  z.strictObject({
    term: text.meta({ title: '使う語' }),
    refuse: z.array(pattern).min(1).meta({ title: '使わない書き方', description: '正規表現の一覧' }),
    reason: text.meta({ title: '理由' }),
    // Examples are checked against the expressions.
    wrong: z.array(text).min(1).meta({ title: '誤りの例', description: 'refuse に当たる書き方の例' }),
    right: z
      .array(text)
      .default([])
      .meta({ title: '正しい例', description: '似ているが refuse に当たらない書き方の例' }),
    allowedIn: z
      .array(text)
      .default([])
      .meta({ title: '調べないファイル', description: 'わざとその書き方をするファイル' }),
  }),
);

export type WordRecord = z.infer<typeof wordsFile>[number];
