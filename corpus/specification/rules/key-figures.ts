import { pattern, text } from '../../../records/fields.ts';
import { numberAt, valuesAt } from '../expression.ts';
import { contradiction } from '../figures.ts';
import { rule, wrong } from './rule.ts';

/** The large figures at the head of a page, where no row of the data sheet has their name. */
export const KEY_FIGURE_RULES = {
  /** Requires that a figure with a matching label has this value. */
  'key-figure': rule(
    ['value'],
    { label: pattern, unit: text.optional() },
    ({ label, value, unit }, { product, values }) => {
      const known = { value: String(numberAt(values, value) ?? 0), unit };
      return product.keyFigures.flatMap((figure, index) => {
        const reason = new RegExp(label).test(figure.label) ? contradiction(figure, known) : undefined;
        return reason === undefined ? [] : [{ field: `keyFigures.${index}.value`, reason }];
      });
    },
  ),

  /** Requires the field when a figure has a matching label. */
  'field-for-key-figure': rule(
    ['field'],
    { label: pattern, reason: text },
    ({ field, label, reason }, { product, values }) =>
      product.keyFigures.some((figure) => new RegExp(label).test(figure.label)) &&
      valuesAt(values, field).length === 0
        ? wrong(field, reason)
        : [],
  ),
};
