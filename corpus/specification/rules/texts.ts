import { pattern, text } from '../../../records/fields.ts';
import { numberAt } from '../expression.ts';
import { fieldAt } from '../fields.ts';
import { type RuledProduct, rule, type SpecProblem } from './rule.ts';

interface Sentence {
  field: string;
  text: string;
}

/** The sentences of a product's sales texts, each with its field. */
function sentencesOf({ remarks, lead, features }: RuledProduct): Sentence[] {
  return [
    { field: 'remarks', text: remarks },
    { field: 'lead', text: lead },
    ...features.flatMap(({ title, text }, index) => [
      { field: `features[${index}].title`, text: title },
      { field: `features[${index}].text`, text },
    ]),
  ].flatMap(({ field, text }) => text.split(/(?<=。)/).map((sentence) => ({ field, text: sentence })));
}

const itemsOf = ({ functions }: RuledProduct) =>
  functions.flatMap(({ items }) => items.map(({ name }) => name));

const numberIn = (written: string) => Number(written.replaceAll(',', ''));

/** Maximum power of a port: a larger number of watts is a sum. */
const LARGEST_PORT_W = 90;

/** Watts that a part of a sentence requires, when it names one number of devices and one power of each. */
function wattsIn(part: string): number | undefined {
  const watts = [...part.matchAll(/(?<![\d.])([\d.]+)W/g)].map(([, value]) => Number(value));
  const devices = [...part.matchAll(/(?<!\d)(\d+)台/g)].map(([, value]) => Number(value));
  const [each = 0] = watts;
  const [number = 0] = devices;
  return watts.length === 1 && devices.length === 1 && each <= LARGEST_PORT_W ? each * number : undefined;
}

/** Rules that compare the promises in a record's texts with its specification and functions. */
export const TEXT_RULES = {
  /** Requires that a figure in a function, captured by the pattern, equals that of the field. */
  'figure-in-functions': rule(['field'], { pattern }, ({ field, pattern: source }, { product, values }) => {
    const real = numberAt(values, field);
    const unit = fieldAt(product.specification.fields, field)?.unit ?? '';
    return itemsOf(product).flatMap((item): SpecProblem[] => {
      const said = new RegExp(source).exec(item)?.[1];
      return said === undefined || numberIn(said) === real
        ? []
        : [{ field: 'functions', reason: `${item}: 仕様は ${real} ${unit}です` }];
    });
  }),

  /** Requires that a number in a sentence, captured by the pattern, does not exceed the value. */
  'at-most-in-texts': rule(
    ['value'],
    { pattern, reason: text },
    ({ value, pattern: source, reason }, { product, values }) => {
      const most = numberAt(values, value) ?? 0;
      return sentencesOf(product).flatMap((sentence) =>
        [...sentence.text.matchAll(new RegExp(source, 'g'))]
          .filter(([, said = '']) => numberIn(said) > most)
          .map(([claim]) => ({ field: sentence.field, reason: `${claim}: ${reason} ${most} です` })),
      );
    },
  ),

  /** Requires that devices named in a sentence do not need more power than the budget. */
  'watts-in-texts': rule(['budget'], {}, ({ budget }, { product, values }) => {
    const gives = numberAt(values, budget);
    if (!gives) return [];
    return sentencesOf(product).flatMap(({ field, text: sentence }) =>
      sentence.split('、').flatMap((part) => {
        const watts = wattsIn(part) ?? 0;
        return watts > gives
          ? [{ field, reason: `「${part}」: ${watts}W になり、給電容量 ${gives}W を超えます` }]
          : [];
      }),
    );
  }),

  /** Requires a function in the record when a sentence matches. */
  'function-for-text': rule(
    [],
    { pattern, function: text },
    ({ pattern: source, function: wanted }, { product }) =>
      itemsOf(product).some((item) => item.includes(wanted))
        ? []
        : sentencesOf(product)
            .filter((sentence) => new RegExp(source).test(sentence.text))
            .map(({ field, text: said }) => ({
              field,
              reason: `「${said}」: 機能に「${wanted}」がありません`,
            })),
  ),
};
