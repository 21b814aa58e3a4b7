import type { Condition, FieldCondition, GuideText } from '../../corpus/schema/setup-guide.ts';
import { type Values, valuesAt } from '../../corpus/specification/expression.ts';
import { fill } from '../../corpus/specification/rows.ts';

function fieldHolds({ field, is, like, min, max }: FieldCondition, values: Values): boolean {
  const form = like === undefined ? undefined : new RegExp(like, 'u');
  const allowed = is?.map(String);
  return valuesAt(values, field).some(
    (value) =>
      (value !== false || allowed !== undefined) &&
      (allowed?.includes(String(value)) ?? true) &&
      (form?.test(String(value)) ?? true) &&
      (min === undefined || Number(value) >= min) &&
      (max === undefined || Number(value) <= max),
  );
}

/** Whether every condition holds for a record. */
export function allHold(when: Condition[] | undefined, values: Values): boolean {
  return (when ?? []).every((condition) => {
    if ('any' in condition) return condition.any.some((below) => allHold(below, values));
    if ('not' in condition) return !allHold(condition.not, values);
    return fieldHolds(condition, values);
  });
}

/** The texts that apply to a record; texts with missing fields are left out. */
export function chooseTexts(entries: GuideText[], values: Values): string[] {
  return entries.flatMap((entry) => {
    if (!allHold(entry.when, values)) return [];
    if ('all' in entry) return chooseTexts(entry.all, values);
    if ('first' in entry) return chooseFirst(entry.first, values);
    if ('text' in entry) {
      const text = fill(entry.text, values, []);
      return text === undefined ? [] : [String(text)];
    }
    const text =
      'lines' in entry
        ? chooseTexts(entry.lines, values).join('\n')
        : chooseTexts(entry.sentences, values).join('');
    return text ? [text] : [];
  });
}

function chooseFirst(entries: GuideText[], values: Values): string[] {
  for (const entry of entries) {
    const texts = chooseTexts([entry], values);
    if (texts.length > 0) return texts;
  }
  return [];
}
