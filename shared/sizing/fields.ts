/**
 * Inputs of a sizing tool. Each parses the visitor's text and always returns a valid value: an invalid one is replaced
 * by the nearest valid one, with a message.
 */

interface Reading<Value> {
  value: Value;
  /** Describes the invalid input and its replacement. */
  problem?: string;
}

interface Choice {
  value: string;
  label: string;
}

export interface Field<Value> {
  kind: 'number' | 'choice' | 'text' | 'flag';
  label: string;
  unit?: string;
  hint?: string;
  /** Text of the field before any input. */
  initial: string;
  /** Range of a number, for the browser's hint. */
  min?: number;
  max?: number;
  choices?: readonly Choice[];
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

function notANumber(value: number, unit = ''): Reading<number> {
  return { value, problem: `数字で入力してください。${value}${unit}で計算しました。` };
}

/** Properties that all number fields share. */
function numberField(label: string, { unit, hint, min, max }: NumberOptions) {
  return { kind: 'number' as const, label, min, max, ...(unit && { unit }), ...(hint && { hint }) };
}

/** @param initial also replaces input that is no number */
export function number(label: string, initial: number, options: NumberOptions): Field<number> {
  return {
    ...numberField(label, options),
    initial: String(initial),
    read(typed) {
      if (typed === '' && options.mayBeEmpty) return { value: initial };
      const found = plainNumber(typed);
      return found === undefined ? notANumber(initial, options.unit) : nearest(found, options);
    },
  };
}

/** An optional number. */
export function optionalNumber(label: string, options: NumberOptions): Field<number | null> {
  return {
    ...numberField(label, options),
    initial: '',
    read(typed) {
      if (typed === '') return { value: null };
      const found = plainNumber(typed);
      return found === undefined
        ? { value: null, problem: '数字で入力してください。空欄として計算しました。' }
        : nearest(found, options);
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
    initial: first,
    choices: values.map((value) => ({ value, label: labels[value] })),
    ...(hint && { hint }),
    read(typed) {
      const value = values.find((known) => known === typed);
      if (value !== undefined) return { value };
      return typed === ''
        ? { value: first }
        : { value: first, problem: `選択肢から選んでください。「${labels[first]}」で計算しました。` };
    },
  };
}

/** A checkbox. */
export function flag(label: string, hint?: string): Field<boolean> {
  return {
    kind: 'flag',
    label,
    initial: '',
    ...(hint && { hint }),
    read: (typed) => ({ value: typed === '1' }),
  };
}

/** A name chosen by the visitor, or a model. */
export function words(label: string, hint?: string): Field<string> {
  return {
    kind: 'text',
    label,
    initial: '',
    ...(hint && { hint }),
    read: (typed) => ({ value: typed.trim() }),
  };
}
