import { z } from 'zod';
import { text } from '../../records/fields.ts';

/** content/synonyms.yaml: words that visitors use interchangeably. Each finds the others of its line. */
export const synonymsFile = z.array(
  z
    .array(text)
    .min(2)
    .refine((words) => new Set(words).size === words.length, '同じ語が2回あります'),
);

export type SynonymGroup = z.infer<typeof synonymsFile>[number];
