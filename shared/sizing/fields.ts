/**
 * Inputs of a sizing tool. Each parses the visitor's text and always returns a valid value: an invalid one is replaced
 * by the nearest valid one, with a message.
 */

interface Reading<Value> {
  value: Value;
  /** Describes the invalid input and its replacement. */
  problem?: string;
}

export interface Field<Value> {
  kind: 'number' | 'choice' | 'text' | 'flag';
  label: string;
  unit?: string | undefined;
  hint?: string | undefined;
  /** Text of the field before any input. */
  initial: string;
  /** Range of a number. */
  min?: number;
  max?: number;
  choices?: readonly { value: string; label: string }[];
  read(typed: string): Reading<Value>;
}

export type Fields = Readonly<Record<string, Field<unknown>>>;
export type ValuesOf<Set extends Fields> = {
  [Name in keyof Set]: Set[Name] extends Field<infer Value> ? Value : never;
};

/** Longer than any meaningful input; the rest is neither parsed nor shown. */
export const TYPED_MAX_LENGTH = 60;
const NUMBER = /^-?\d{1,9}(?:\.\d{1,6})?$/;

interface NumberOptions {
  /** An empty field has its initial value without a notice. */
  mayBeEmpty?: boolean;
  unit?: string;
  hint?: string;
  min: number;
  max: number;
  /** Only whole numbers: others are rounded up. */
  whole?: boolean;
}

function plainNumber(typed: string): number | undefined {
  const text = typed
    .normalize('NFKC')
    .replaceAll(/[,\s]/g, '')
    .replace(/^[−‐–]/, '-');
  // Adding 0 turns `-0` into `0`: `-0` would be formatted as a different text.
  return NUMBER.test(text) ? Number(text) + 0 : undefined;
}

/** The nearest number that the field accepts. */
function nearest(number: number, { min, max, whole, unit = '' }: NumberOptions): Reading<number> {
  const wanted = whole ? Math.ceil(number) : number;
  const value = Math.min(Math.max(wanted, min), max);
  if (value !== wanted)
    return { value, problem: `${min}〜${max}${unit}で入力してください。${value}${unit}で計算しました。` };
  return value === number ? { value } : { value, problem: `整数に切り上げ、${value}${unit}で計算しました。` };
}

/** @param initial also replaces input that is no number; null for an optional one */
export function number<Initial extends number | null>(
  label: string,
  initial: Initial,
  options: NumberOptions,
): Field<number | Initial> {
  const { mayBeEmpty = initial === null, unit = '' } = options;
  return {
    kind: 'number',
    label,
    ...options,
    initial: String(initial ?? ''),
    read(typed) {
      if (typed === '' && mayBeEmpty) return { value: initial };
      const found = plainNumber(typed);
      if (found !== undefined) return nearest(found, options);
      const counted = initial === null ? '空欄として' : `${initial}${unit}で`;
      return { value: initial, problem: `数字で入力してください。${counted}計算しました。` };
    },
  };
}

/** One of several options; the first one is the default. */
export function choice<const Value extends string>(
  label: string,
  labels: Readonly<Record<Value, string>>,
  { initial, hint }: { initial?: NoInfer<Value>; hint?: string } = {},
): Field<Value> {
  const values = Object.keys(labels) as Value[];
  const first = initial ?? (values[0] as Value);
  return {
    kind: 'choice',
    label,
    hint,
    initial: first,
    choices: values.map((value) => ({ value, label: labels[value] })),
    read(typed) {
      const value = values.find((known) => known === typed);
      if (value !== undefined) return { value };
      return typed === ''
        ? { value: first }
        : { value: first, problem: `選択肢から選んでください。「${labels[first]}」で計算しました。` };
    },
  };
}

/** Labels of the rows of a table, for a choice of one of them. */
export function labelsOf<Key extends string, Row>(
  table: Readonly<Record<Key, Row>>,
  labelOf: (row: Row, key: Key) => string,
): Record<Key, string> {
  const keys = Object.keys(table) as Key[];
  return Object.fromEntries(keys.map((key) => [key, labelOf(table[key], key)])) as Record<Key, string>;
}

/** A checkbox. */
export function flag(label: string, hint?: string): Field<boolean> {
  return { kind: 'flag', label, hint, initial: '', read: (typed) => ({ value: typed === '1' }) };
}

/** A name chosen by the visitor, or a model. */
export function words(label: string, hint?: string): Field<string> {
  return { kind: 'text', label, hint, initial: '', read: (typed) => ({ value: typed.trim() }) };
}
