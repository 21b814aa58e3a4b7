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

/** One of several options, each with its label; the first one is the default. */
export function choice<const Value extends string>(
  label: string,
  options: Readonly<Record<Value, string | { label: string }>>,
  { initial, hint }: { initial?: NoInfer<Value>; hint?: string } = {},
): Field<Value> {
  const choices = (Object.keys(options) as Value[]).map((value) => {
    const option = options[value];
    return { value, label: typeof option === 'string' ? option : option.label };
  });
  const first = choices.find(({ value }) => value === initial) ?? (choices[0] as (typeof choices)[number]);
  return {
    kind: 'choice',
    label,
    hint,
    initial: first.value,
    choices,
    read(typed) {
      const { value } = choices.find((known) => known.value === typed) ?? first;
      if (value === typed || typed === '') return { value };
      return { value, problem: `選択肢から選んでください。「${first.label}」で計算しました。` };
    },
  };
}

/** A checkbox. */
export function flag(label: string, hint?: string): Field<boolean> {
  return { kind: 'flag', label, hint, initial: '', read: (typed) => ({ value: typed === '1' }) };
}

/** A name chosen by the visitor, or a model. */
export function words(label: string, hint?: string): Field<string> {
  return { kind: 'text', label, hint, initial: '', read: (typed) => ({ value: typed.trim() }) };
}
