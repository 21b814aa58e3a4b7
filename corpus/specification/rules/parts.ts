import { pattern, text } from '../../schema/common.ts';
import { type Values, valuesAt } from '../expression.ts';
import { rule, wrong } from './rule.ts';

function says(values: Values, path: string, source: string): boolean {
  return valuesAt(values, path).some((value) => new RegExp(source).test(String(value)));
}

function isGiven(values: Values, path: string | undefined): boolean {
  return path === undefined || valuesAt(values, path).length > 0;
}

/** What belongs to a product is in its record: part numbers, certificates, labels that it may carry. */
export const PART_RULES = {
  /** A field that says such a thing wants a part number whose name says the other; products at their end sell none. */
  'sku-for-text': rule(
    ['field', 'with?'],
    { pattern, sku: pattern, reason: text },
    ({ field, pattern: source, with: other, sku, reason }, { product, values }) => {
      const isSold = product.skus.some(({ name }) => new RegExp(sku).test(name));
      const isWanted = !product.endOfLife && says(values, field, source) && isGiven(values, other);
      return isWanted && !isSold ? [{ field: 'skus', reason }] : [];
    },
  ),

  /** Every part number that the field names is one of the product's. */
  'listed-skus': rule(['skus'], {}, ({ skus }, { product, values }) =>
    valuesAt(values, skus)
      .filter((sku) => !product.skus.some((item) => item.sku === sku))
      .flatMap((sku) => wrong(skus.split('.')[0] ?? skus, `${String(sku)} の品番がありません`)),
  ),

  /** One of the field's texts says such a thing, wherever the other field is there. */
  'says-when': rule(
    ['field', 'when?'],
    { pattern, reason: text },
    ({ field, pattern: source, when, reason }, { values }) =>
      isGiven(values, when) && !says(values, field, source) ? wrong(field, reason) : [],
  ),

  'refused-label': rule([], { label: text, reason: text }, ({ label, reason }, { product }) =>
    product.labels.includes(label) ? [{ field: 'labels', reason }] : [],
  ),
};
