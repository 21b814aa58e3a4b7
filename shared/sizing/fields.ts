/**
 * The inputs of a sizing tool. Each reads what a visitor has typed and always gives a value that can be calculated with: what
 * cannot be is replaced by the nearest that can, with a sentence that says so.
 */

export interface Reading<Value> {
  value: Value;
  /** What was wrong and what is calculated with instead. */
  problem?: string;
}

export interface Choice {
  value: string;
  label: string;
}

export interface Field<Value> {
  kind: 'number' | 'choice' | 'text' | 'flag';
  label: string;
  unit?: string;
  hint?: string;
  /** What the field shows before anybody has typed. */
  initial: string;
  /** Range of a number, for the hint of the browser. */
  min?: number;
  max?: number;
  choices?: readonly Choice[];
  read(typed: string): Reading<Value>;
}

export type Fields = Readonly<Record<string, Field<unknown>>>;
export type ValuesOf<Set extends Fields> = {
  [Name in keyof Set]: Set[Name] extends Field<infer Value> ? Value : never;
};

/** Longer than anything that means something; the rest is neither read nor shown. */
export const TYPED_MAX_LENGTH = 60;
const NUMBER = /^-?\d{1,9}(?:\.\d{1,6})?$/;

interface NumberOptions {
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
  // Nothing below nothing is nothing: `-0` would be written as another number than it is read as.
  return NUMBER.test(text) ? Number(text) + 0 : undefined;
}

/** The nearest number that the field can have. */
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

/** How a field for a number looks. */
function numberField(label: string, { unit, hint, min, max }: NumberOptions) {
  return { kind: 'number' as const, label, min, max, ...(unit && { unit }), ...(hint && { hint }) };
}

/** @param initial also stands in for what is no number */
export function number(label: string, initial: number, options: NumberOptions): Field<number> {
  return {
    ...numberField(label, options),
    initial: String(initial),
    read(typed) {
      const found = plainNumber(typed);
      return found === undefined ? notANumber(initial, options.unit) : nearest(found, options);
    },
  };
}

/** A number that may be left out. */
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

/** One of several; the first of them where nothing was chosen. */
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

/** A box to tick. */
export function flag(label: string, hint?: string): Field<boolean> {
  return {
    kind: 'flag',
    label,
    initial: '',
    ...(hint && { hint }),
    read: (typed) => ({ value: typed === '1' }),
  };
}

/** A name that the visitor gives, or a model. */
export function words(label: string, hint?: string): Field<string> {
  return {
    kind: 'text',
    label,
    initial: '',
    ...(hint && { hint }),
    read: (typed) => ({ value: typed.trim() }),
  };
}
