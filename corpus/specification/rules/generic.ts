import { z } from 'zod';
import { text } from '../../../records/fields.ts';
import { numberAt, valuesAt } from '../expression.ts';
import { rule, wrong } from './rule.ts';

const compared = { reason: text, field: text.optional() };

/** Rules that make sense for any product. */
export const GENERIC_RULES = {
  'less-than': rule(['smaller', 'larger'], compared, ({ smaller, larger, reason, field }, { values }) => {
    const [small, large] = [numberAt(values, smaller), numberAt(values, larger)];
    return small !== undefined && large !== undefined && small >= large
      ? wrong(field ?? smaller, reason)
      : [];
  }),

  'at-most': rule(['smaller', 'larger'], compared, ({ smaller, larger, reason, field }, { values }) => {
    const [small, large] = [numberAt(values, smaller), numberAt(values, larger)];
    return small !== undefined && large !== undefined && small > large ? wrong(field ?? smaller, reason) : [];
  }),

  'required-when': rule(
    ['field', 'when'],
    { values: z.array(z.union([text, z.number(), z.boolean()])).min(1), reason: text },
    ({ field, when, values: wanted, reason }, { values }) => {
      const applies = valuesAt(values, when).some((value) => wanted.includes(value as string));
      return applies && valuesAt(values, field).length === 0 ? wrong(field, reason) : [];
    },
  ),
};
