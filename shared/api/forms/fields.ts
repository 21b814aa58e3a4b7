import { FIELD_MAX_LENGTH, LANGUAGE, LOCALE } from '../../constants.ts';
import { todayInJapan } from '../../text/date.ts';
import { isDay } from '../../text/is-day.ts';
import {
  isPhone,
  normalizeCompany,
  normalizeDay,
  normalizeKana,
  normalizeLine,
  normalizeMail,
  normalizeModelName,
  normalizeParagraphs,
  normalizePhone,
  normalizePostalCode,
  normalizeSerial,
  normalizeWholeNumber,
} from './normalize.ts';

interface TextField {
  kind: 'text';
  label: string;
  required: boolean;
  maxLength: number;
  choices: readonly string[] | undefined;
  /** The page may have other choices: any answer is valid. */
  isOpen: boolean;
  /** Normalizes a value for matching; the checks apply to it, so that width, hyphens and spaces are never an error. */
  normalize(raw: string): string;
  /**
   * Describes the problem of a value and its solution.
   *
   * @param today date of the check, `2026-11-20`; the current one by default
   */
  problem(value: unknown, today?: string): string | undefined;
}

export interface CheckField {
  kind: 'check';
  label: string;
  required: boolean;
  problem(value: unknown): string | undefined;
}

export type Field = TextField | CheckField;

interface TextOptions {
  /** Error message for an empty field; without it the field is optional. */
  required?: string;
  /** Counted in graphemes: a surrogate pair or an accented letter is one. */
  maxLength?: number;
  normalize?: (raw: string) => string;
  /** Describes the problem of the normalized value and its solution. */
  problem?: (normalized: string, today?: string) => string | undefined;
  choices?: readonly string[];
  isOpen?: boolean;
}

/** No character that a keyboard can enter has more code units; longer ones only stack up combining marks. */
const MAX_UNITS_PER_CHARACTER = 12;
/**
 * Normalization expands ligatures such as ㈱ to several characters, some to eighteen; ordinary text does not consist of
 * them.
 */
const NORMALIZED_GROWTH = 2;

/** Created on first use: the first one takes browsers 15 to 20 ms, phones four times that. */
let segmenter: Intl.Segmenter | undefined;

function isLonger(text: string, maxLength: number): boolean {
  // A text that is short enough in code units needs no counting.
  if (text.length <= maxLength) return false;
  if (text.length > maxLength * MAX_UNITS_PER_CHARACTER) return true;
  // Firefox before 125 leaves the counting to the server.
  if (!('Segmenter' in Intl)) return false;
  segmenter ??= new Intl.Segmenter(LANGUAGE, { granularity: 'grapheme' });
  let length = 0;
  for (const _ of segmenter.segment(text)) length += 1;
  return length > maxLength;
}

/** Whether a text has no visible character: only spaces, invisible characters, or marks without a character. */
export function isBlank(text: string): boolean {
  return !/[^\s\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);
}

/** Creates a text field, the basis of all others. */
export function text(label: string, options: TextOptions = {}): TextField {
  const {
    required,
    maxLength = FIELD_MAX_LENGTH,
    normalize = normalizeLine,
    problem,
    choices,
    isOpen = false,
  } = options;
  function wrong(raw: string, today?: string): string | undefined {
    if (isBlank(raw)) return required;
    const tooLong = `${label}は${maxLength.toLocaleString(LOCALE)}文字以内で入力してください。`;
    if (isLonger(raw, maxLength)) return tooLong;
    const normalized = normalize(raw);
    if (isLonger(normalized, maxLength * NORMALIZED_GROWTH)) return tooLong;
    if (choices && !isOpen && !choices.includes(normalized)) return `${label}は一覧から選んでください。`;
    return problem?.(normalized, today);
  }
  return {
    kind: 'text',
    label,
    required: required !== undefined,
    maxLength,
    choices,
    isOpen,
    normalize,
    problem: (value, today) =>
      typeof value === 'string' ? wrong(value, today) : `${label}は文字で入力してください。`,
  };
}

/** Creates a checkbox. */
export function check(label: string, required?: string): CheckField {
  return {
    kind: 'check',
    label,
    required: required !== undefined,
    problem(value) {
      if (typeof value !== 'boolean') return `${label}の指定が正しくありません。`;
      return value ? undefined : required;
    },
  };
}

/** The usual error message for an empty field. */
export function please(label: string): string {
  return `${label}を入力してください。`;
}

export function pleaseChoose(label: string): string {
  return `${label}を選んでください。`;
}

interface Optional {
  required?: boolean;
}

/** Creates a field for one line of free text. */
export function line(label: string, { required = false }: Optional = {}): TextField {
  return text(label, required ? { required: please(label) } : {});
}

export const CONTENT_MAX_LENGTH = 4_000;

export function paragraphs(label: string, { required = false }: Optional = {}): TextField {
  return text(label, {
    ...(required && { required: please(label) }),
    maxLength: CONTENT_MAX_LENGTH,
    normalize: normalizeParagraphs,
  });
}

export function choice(
  label: string,
  choices: readonly string[],
  { required = false }: Optional = {},
): TextField {
  return text(label, { choices, ...(required && { required: pleaseChoose(label) }) });
}

/** Creates a field whose choices the vendor may replace (`wordsOfForm`). */
export function openChoice(label: string, choices: readonly string[]): TextField {
  return text(label, { choices, isOpen: true });
}

const CHOICE_SEPARATOR = '、';

/** Joins several ticked choices into the text of one field; `splitChoices` is the reverse. */
export function joinChoices(chosen: readonly string[]): string {
  return chosen.join(CHOICE_SEPARATOR);
}

export function splitChoices(text: string): string[] {
  return text === '' ? [] : text.split(CHOICE_SEPARATOR);
}

export function company(label = '法人名'): TextField {
  return text(label, { required: please(label), normalize: normalizeCompany });
}

export function kana(label: string): TextField {
  return text(label, {
    normalize: normalizeKana,
    problem: (normalized) =>
      /^[\u30A1-\u30FA\u30FC-\u30FE・ =-]+$/.test(normalized)
        ? undefined
        : `${label}はひらがなまたはカタカナで入力してください。`,
  });
}

/**
 * Whether a text looks like a mail address; whether it exists turns out when mail is sent. Domains may be in Japanese.
 */
export function isMailAddress(normalized: string): boolean {
  return /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\p{N}\p{M}-]+(?:\.[\p{L}\p{N}\p{M}-]+)+$/u.test(normalized);
}

export function mail(label = 'メールアドレス'): TextField {
  return text(label, {
    required: please(label),
    normalize: normalizeMail,
    problem: (normalized) =>
      isMailAddress(normalized)
        ? undefined
        : `${label}の形を確認してください。「name@example.co.jp」のように@とドメインが必要です。`,
  });
}

export function phone({ required = false }: Optional = {}): TextField {
  return text('電話番号', {
    ...(required && { required: please('電話番号') }),
    normalize: normalizePhone,
    problem: (normalized) =>
      isPhone(normalized)
        ? undefined
        : '電話番号は市外局番から10桁か11桁で入力してください。日本国外の番号は「+」から始めてください。',
  });
}

export function postalCode({ required = false }: Optional = {}): TextField {
  return text('郵便番号', {
    ...(required && { required: please('郵便番号') }),
    normalize: normalizePostalCode,
    problem: (normalized) =>
      /^\d{7}$/.test(normalized) ? undefined : '郵便番号は7桁の数字で入力してください。',
  });
}

export function wholeNumber(label: string, { required = false }: Optional = {}): TextField {
  return text(label, {
    ...(required && { required: please(label) }),
    normalize: normalizeWholeNumber,
    problem: (normalized) =>
      /^[1-9]\d{0,4}$/.test(normalized) ? undefined : `${label}は1から99,999までの整数で入力してください。`,
  });
}

export function model(label: string, { required = false }: Optional = {}): TextField {
  return text(label, { ...(required && { required: please(label) }), normalize: normalizeModelName });
}

export function serial({ required = false }: Optional = {}): TextField {
  return text('シリアル番号', {
    ...(required && { required: please('シリアル番号') }),
    normalize: normalizeSerial,
    problem: (normalized) =>
      /^[A-Z0-9]{6,32}$/.test(normalized)
        ? undefined
        : 'シリアル番号はラベルの「S/N」の右側にある英数字を入力してください。',
  });
}

/** Creates a field for a date in the past, or today. */
export function pastDay(label: string, { required = false }: Optional = {}): TextField {
  return text(label, {
    ...(required && { required: please(label) }),
    normalize: normalizeDay,
    problem(normalized, today = todayInJapan()) {
      if (!isDay(normalized)) return `${label}は「2026-11-20」の形の実在する日付で入力してください。`;
      return normalized > today ? `${label}は今日までの日付で入力してください。` : undefined;
    },
  });
}
