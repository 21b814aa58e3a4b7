import { z } from 'zod';
import { pattern, text } from './common.ts';

/** content/words.yaml: the words that texts use, and the ways of writing them that they do not. */
export const wordsFile = z.array(
  z.strictObject({
    term: text,
    refuse: z.array(pattern).min(1),
    reason: text,
    /** Texts that have to be refused, and texts that must not be: they keep the expressions honest. */
    wrong: z.array(text).min(1),
    right: z.array(text).default([]),
    /** Files that write such words on purpose. */
    allowedIn: z.array(text).default([]),
  }),
);

export type WordRecord = z.infer<typeof wordsFile>[number];
