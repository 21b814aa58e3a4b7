import * as z from 'zod/mini';
import { FIELD_MAX_LENGTH } from '../../constants.ts';
import { todayInJapan } from '../../text/date.ts';
import {
  foldCompany,
  foldDay,
  foldKana,
  foldLine,
  foldMail,
  foldModelName,
  foldParagraphs,
  foldPhone,
  foldPostalCode,
  foldSerial,
  foldWholeNumber,
} from './fold.ts';

export interface TextField {
  kind: 'text';
  label: string;
  required: boolean;
  maxLength: number;
  choices: readonly string[] | undefined;
  /** Gives the form for matching; the checks look at it, so that width, hyphens and spaces are never an error. */
  fold(typed: string): string;
  schema: z.ZodMiniType<string, string | undefined>;
}

export interface CheckField {
  kind: 'check';
  label: string;
  required: boolean;
  schema: z.ZodMiniType<boolean, boolean | undefined>;
}

export type Field = TextField | CheckField;

export interface TextOptions {
  /** Text of the error when nothing is typed; without it the field may stay empty. */
  required?: string;
  /** Counted as people count: a surrogate pair or an accented letter is one. */
  maxLength?: number;
  fold?: (typed: string) => string;
  /** What is wrong with the folded value, and how to mend it. */
  problem?: (folded: string) => string | undefined;
  choices?: readonly string[];
}

/** No character that a keyboard gives is made of more code units; what is longer only piles up marks. */
const MAX_UNITS_PER_CHARACTER = 12;
/** Ligatures such as ㈱ are several characters once they are folded, some as many as eighteen; text is not made of them. */
const FOLDED_GROWTH = 2;
const graphemes = new Intl.Segmenter('ja', { granularity: 'grapheme' });

function isLonger(text: string, maxLength: number): boolean {
  // A text that is short enough in code units needs no counting.
  if (text.length <= maxLength) return false;
  if (text.length > maxLength * MAX_UNITS_PER_CHARACTER) return true;
  let length = 0;
  for (const _ of graphemes.segment(text)) length += 1;
  return length > maxLength;
}

/** A field that takes text. All the others are made of it. */
export function text(label: string, options: TextOptions = {}): TextField {
  const { required, maxLength = FIELD_MAX_LENGTH, fold = foldLine, problem, choices } = options;
  function wrong(typed: string): string | undefined {
    if (typed.trim() === '') return required;
    const tooLong = `${label}は${maxLength.toLocaleString('ja-JP')}文字以内で入力してください。`;
    if (isLonger(typed, maxLength)) return tooLong;
    const folded = fold(typed);
    if (isLonger(folded, maxLength * FOLDED_GROWTH)) return tooLong;
    if (choices && !choices.includes(folded)) return `${label}は一覧から選んでください。`;
    return problem?.(folded);
  }
  return {
    kind: 'text',
    label,
    required: required !== undefined,
    maxLength,
    choices,
    fold,
    schema: z.prefault(
      z.string({ error: `${label}は文字で入力してください。` }).check((context) => {
        const message = wrong(context.value);
        if (message) context.issues.push({ code: 'custom', message, input: context.value });
      }),
      '',
    ),
  };
}

/** A box to tick. */
export function check(label: string, required?: string): CheckField {
  return {
    kind: 'check',
    label,
    required: required !== undefined,
    schema: z.prefault(
      z.boolean({ error: `${label}の指定が正しくありません。` }).check((context) => {
        if (required && !context.value) {
          context.issues.push({ code: 'custom', message: required, input: context.value });
        }
      }),
      false,
    ),
  };
}

/** The usual text of an error when nothing is typed. */
export function please(label: string): string {
  return `${label}を入力してください。`;
}

export function pleaseChoose(label: string): string {
  return `${label}を選んでください。`;
}

interface Optional {
  required?: boolean;
}

/** A field of free text on one line. */
export function line(label: string, { required = false }: Optional = {}): TextField {
  return text(label, required ? { required: please(label) } : {});
}

const CONTENT_MAX_LENGTH = 4_000;

export function paragraphs(label: string, { required = false }: Optional = {}): TextField {
  return text(label, {
    ...(required && { required: please(label) }),
    maxLength: CONTENT_MAX_LENGTH,
    fold: foldParagraphs,
  });
}

export function choice(
  label: string,
  choices: readonly string[],
  { required = false }: Optional = {},
): TextField {
  return text(label, { choices, ...(required && { required: pleaseChoose(label) }) });
}

const CHOICE_SEPARATOR = '、';

/** Several ticked choices as the text of one field, and back. */
export function joinChoices(chosen: readonly string[]): string {
  return chosen.join(CHOICE_SEPARATOR);
}

export function splitChoices(text: string): string[] {
  return text === '' ? [] : text.split(CHOICE_SEPARATOR);
}

export function company(label = '法人名'): TextField {
  return text(label, { required: please(label), fold: foldCompany });
}

export function kana(label: string): TextField {
  return text(label, {
    fold: foldKana,
    problem: (folded) =>
      /^[\u30A1-\u30FA\u30FC-\u30FE・ =-]+$/.test(folded)
        ? undefined
        : `${label}はひらがなまたはカタカナで入力してください。`,
  });
}

/**
 * Nothing of a mail address but what tells it from other input; whether it exists shows when mail is sent. Domains may be
 * written in Japanese.
 */
export function isMailAddress(folded: string): boolean {
  return /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\p{N}\p{M}-]+(?:\.[\p{L}\p{N}\p{M}-]+)+$/u.test(folded);
}

export function mail(label = 'メールアドレス'): TextField {
  return text(label, {
    required: please(label),
    fold: foldMail,
    problem: (folded) =>
      isMailAddress(folded)
        ? undefined
        : `${label}の形を確認してください。「name@example.co.jp」のように@とドメインが必要です。`,
  });
}

export function phone({ required = false }: Optional = {}): TextField {
  return text('電話番号', {
    ...(required && { required: please('電話番号') }),
    fold: foldPhone,
    problem: (folded) =>
      /^0\d{9,10}$/.test(folded) ? undefined : '電話番号は市外局番から10桁または11桁で入力してください。',
  });
}

export function postalCode({ required = false }: Optional = {}): TextField {
  return text('郵便番号', {
    ...(required && { required: please('郵便番号') }),
    fold: foldPostalCode,
    problem: (folded) => (/^\d{7}$/.test(folded) ? undefined : '郵便番号は7桁の数字で入力してください。'),
  });
}

export function wholeNumber(label: string, { required = false }: Optional = {}): TextField {
  return text(label, {
    ...(required && { required: please(label) }),
    fold: foldWholeNumber,
    problem: (folded) =>
      /^[1-9]\d{0,4}$/.test(folded) ? undefined : `${label}は1から99,999までの整数で入力してください。`,
  });
}

export function model(label: string, { required = false }: Optional = {}): TextField {
  return text(label, { ...(required && { required: please(label) }), fold: foldModelName });
}

export function serial({ required = false }: Optional = {}): TextField {
  return text('シリアル番号', {
    ...(required && { required: please('シリアル番号') }),
    fold: foldSerial,
    problem: (folded) =>
      /^[A-Z0-9]{6,32}$/.test(folded)
        ? undefined
        : 'シリアル番号はラベルの「S/N」の右側にある英数字を入力してください。',
  });
}

/** A day of the past, or today. */
export function pastDay(label: string, { required = false }: Optional = {}): TextField {
  return text(label, {
    ...(required && { required: please(label) }),
    fold: foldDay,
    problem(folded) {
      if (!isDay(folded)) return `${label}は「2026-11-20」の形の実在する日付で入力してください。`;
      return folded > todayInJapan() ? `${label}は今日までの日付で入力してください。` : undefined;
    },
  });
}

function isDay(folded: string): boolean {
  const date = new Date(`${folded}T00:00:00Z`);
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(folded) &&
    !Number.isNaN(date.getTime()) &&
    date.toISOString().startsWith(folded)
  );
}
