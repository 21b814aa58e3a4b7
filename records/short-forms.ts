import { z } from 'zod';

/** Schema of a value that files may abbreviate to a text: its main field, or the only item of a list. */
export function orText<Schema extends z.ZodType>(expand: (text: string) => unknown, schema: Schema) {
  return z
    .preprocess((value) => (typeof value === 'string' ? expand(value) : value), schema)
    .meta({ shortForm: { type: 'string', minLength: 1 } });
}

/** Schema of a list that files may abbreviate to its only item. */
export function oneOrMore<Item extends z.ZodType>(item: Item) {
  return z
    .preprocess((value) => (Array.isArray(value) ? value : [value]), z.array(item).min(1))
    .meta({ shortForm: 'item' });
}
