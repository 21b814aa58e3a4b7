import { pattern, text } from '../../../records/fields.ts';
import { type Values, valuesAt } from '../expression.ts';
import { type RuledProduct, rule, wrong } from './rule.ts';

function says(values: Values, path: string, source: string): boolean {
  return valuesAt(values, path).some((value) => new RegExp(source).test(String(value)));
}

function isGiven(values: Values, path: string | undefined): boolean {
  return path === undefined || valuesAt(values, path).length > 0;
}

/** Sentences of the lead and the features. */
function sentencesOf({ lead, features }: RuledProduct): string[] {
  return [lead, ...features.map(({ text: told }) => told)].flatMap((told) => told.split('。'));
}

/** Rules for a product's parts: part numbers, certificates, labels. */
export const PART_RULES = {
  /** Requires a part number with a matching name when a text of the field matches; discontinued products need none. */
  'sku-for-text': rule(
    ['field', 'with?'],
    { pattern, sku: pattern, reason: text },
    ({ field, pattern: source, with: other, sku, reason }, { product, values }) => {
      const isSold = product.skus.some(({ name }) => new RegExp(sku).test(name));
      const isWanted = !product.endOfLife && says(values, field, source) && isGiven(values, other);
      return isWanted && !isSold ? [{ field: 'skus', reason }] : [];
    },
  ),

  /** Requires a matching text of the field when a part number has a matching name. */
  'text-for-sku': rule(
    ['field'],
    { sku: pattern, needs: pattern, reason: text },
    ({ field, sku, needs, reason }, { product, values }) =>
      product.skus.some(({ name }) => new RegExp(sku).test(name)) && !says(values, field, needs)
        ? wrong(field, reason)
        : [],
  ),

  /** Requires that every part number in the field is one of the product's. */
  'listed-skus': rule(['skus'], {}, ({ skus }, { product, values }) =>
    valuesAt(values, skus)
      .filter((sku) => !product.skus.some((item) => item.sku === sku))
      .flatMap((sku) => wrong(skus.split('.')[0] ?? skus, `${String(sku)} の品番がありません`)),
  ),

  /** Requires that one of the field's texts matches, wherever the other field is present. */
  'says-when': rule(
    ['field', 'when?'],
    { pattern, reason: text },
    ({ field, pattern: source, when, reason }, { values }) =>
      isGiven(values, when) && !says(values, field, source) ? wrong(field, reason) : [],
  ),

  /** Requires that the record lists the content of the box and the accessories that are needed besides it. */
  'names-needs': rule([], { reason: text }, ({ reason }, { product: { inBox, needs } }) =>
    inBox && needs ? [] : [{ field: inBox ? 'needs' : 'inBox', reason }],
  ),

  /** Requires a matching text of another field when a text of the field matches. */
  'text-for-text': rule(
    ['field', 'when'],
    { pattern, needs: pattern, reason: text },
    ({ field, when, pattern: source, needs, reason }, { values }) =>
      says(values, when, source) && !says(values, field, needs) ? wrong(field, reason) : [],
  ),

  /** Refuses a label; with `basis` only where no sentence of the product matches it. */
  'refused-label': rule(
    [],
    { label: text, basis: pattern.optional(), reason: text },
    ({ label, basis, reason }, { product }) =>
      product.labels.includes(label) &&
      !(basis && sentencesOf(product).some((told) => new RegExp(basis).test(told)))
        ? [{ field: 'labels', reason }]
        : [],
  ),
};
