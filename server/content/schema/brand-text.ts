import { fillBrandFacts, unknownBrandFacts } from '../brand-facts.ts';
import { text } from './common.ts';

/** A text in which facts of the brand may stand as `{{phone}}`. */
export const brandText = text
  .refine(
    (value) => unknownBrandFacts(value).length === 0,
    '{{ }} の中は社名や電話など、決まった名前だけです',
  )
  .transform(fillBrandFacts);
