import { DASHES, INVISIBLE } from '../../text/characters.ts';
import { normalizeModel } from '../../text/normalize-model.ts';
import { wellFormed } from '../../text/well-formed.ts';

/*
 * Input is stored as typed, together with this normalized form for matching and for programs. NFKC changes some
 * characters of names (U+FA19 becomes U+795E), so normalized text is never shown to a person as their own input.
 */

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out here.
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g;
const ANY_DASH = new RegExp(`[${DASHES}]`, 'g');
const DASHES_IN_ASCII = new RegExp(`(?<=[A-Za-z0-9])[${DASHES}](?=[A-Za-z0-9])`, 'g');

/** Removes control characters and lone surrogates, which keyboards do not produce and databases do not store. */
export function clean(raw: string): string {
  return wellFormed(raw).replace(CONTROL, '');
}

function nfkc(raw: string): string {
  return raw.normalize('NFKC').replace(INVISIBLE, '');
}

/** Normalizes width and collapses spaces. */
export function normalizeLine(raw: string): string {
  return nfkc(raw).replace(/\s+/g, ' ').trim();
}

/** Normalizes width and line ends. */
export function normalizeParagraphs(raw: string): string {
  return nfkc(raw).replace(/\r\n?/g, '\n').trim();
}

const LEGAL_FORMS =
  '株式会社|有限会社|合同会社|合資会社|合名会社|(?:一般|公益)?(?:社団|財団)法人|(?:独立行政|国立大学|学校|医療|社会福祉|宗教|特定非営利活動|NPO)法人|\\((?:株|有|同|資|名|社|財|学|医|福)\\)';
const LEGAL_FORM_AT_EITHER_END = new RegExp(`^(?:${LEGAL_FORMS})|(?:${LEGAL_FORMS})$`, 'g');

/** Returns the key for matching a company: its name without legal form, spaces and middle dots. */
export function normalizeCompany(raw: string): string {
  const name = nfkc(raw).replace(/[\s・]/g, '');
  return name.replace(LEGAL_FORM_AT_EITHER_END, '') || name;
}

/** Converts any kana to katakana, including the iteration marks of みすゞ. */
export function normalizeKana(raw: string): string {
  return normalizeLine(raw)
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u3041-\u3096\u309D\u309E]/g, (kana) =>
      String.fromCodePoint((kana.codePointAt(0) ?? 0) + 0x60),
    );
}

const PHONE_PREFIX = /^(?:tel|電話(?:番号)?)[:.]*/i;
/** An extension or a note on who answers; the raw value keeps it. */
const PHONE_SUFFIX = /\(?(?:内線|extension|ext|代表|代|直通|[x×#])[^0-9]{0,20}\d{0,10}\)?$/i;
/** An extension without a word, after a whole number: in 03(1234)5678 parentheses separate. */
const BARE_EXTENSION = /\(\d{1,6}\)$/;

/** Returns digits only, with the leading 0 of a call within Japan; with `+` for a number of another country. */
export function normalizePhone(raw: string): string {
  const number = nfkc(raw).replace(/\s/g, '').replace(PHONE_PREFIX, '').replace(PHONE_SUFFIX, '');
  const short = digitsOf(number.replace(BARE_EXTENSION, ''));
  return isPhone(short) ? short : digitsOf(number);
}

function digitsOf(number: string): string {
  const plain = number.replace(ANY_DASH, '').replace(/[().・/]/g, '');
  return plain.replace(/^\+810?/, '0');
}

/** Whether a normalized number can be called: 10 or 11 digits in Japan, up to 15 elsewhere (E.164). */
export function isPhone(normalized: string): boolean {
  return /^(?:0\d{9,10}|\+(?!81)[1-9]\d{6,14})$/.test(normalized);
}

export function normalizePostalCode(raw: string): string {
  return nfkc(raw)
    .replace(ANY_DASH, '')
    .replace(/[\s〒]/g, '');
}

/** Quotes around the local part, which allow otherwise invalid dots. They are added again where mail is sent. */
const QUOTED = /^"([^"\\@\s]+)"(?=@)/;

/**
 * Lowers the case of the domain only, because the local part may be case-sensitive. An active input method produces
 * other dots and hyphens.
 */
export function normalizeMail(raw: string): string {
  const typed = nfkc(raw).trim().replace(QUOTED, '$1');
  const address = typed.replace(/\s/g, '').replaceAll('。', '.').replace(DASHES_IN_ASCII, '-');
  const at = address.lastIndexOf('@');
  return address.slice(0, at + 1) + address.slice(at + 1).toLowerCase();
}

/** Normalizes one or more model names in free text: each loses its hyphens and spaces. */
export const normalizeModelName = normalizeModel;

/** Normalizes a serial number: width, case, hyphens, spaces and the label's own「S/N」are ignored. */
export function normalizeSerial(raw: string): string {
  return normalizeModel(nfkc(raw).replace(/^\s*S\/N\s*[:.]?/i, '')).replace(/\s/g, '');
}

export function normalizeWholeNumber(raw: string): string {
  return nfkc(raw)
    .replace(/[\s,、]/g, '')
    .replace(/^約|(?:程度|くらい|ぐらい|前後|ほど)$/g, '')
    .replace(/(?:台|個|名|人|本|式|部)$/, '');
}

/** The year before the first one of each era that a device may be from. */
const ERAS: Readonly<Record<string, number>> = { 令和: 2018, R: 2018, 平成: 1988, H: 1988 };
const DAY = new RegExp(
  `^(令和|平成|R|H)?(元|\\d{1,4})[${DASHES}/.年](\\d{1,2})[${DASHES}/.月](\\d{1,2})日?$`,
  'i',
);

/** `2026/11/1`, `２０２６年１１月１日`, `20261101`, `令和8年11月1日` and `R8.11.1` are all `2026-11-01`. */
export function normalizeDay(raw: string): string {
  const day = nfkc(raw)
    .replace(/\s/g, '')
    .replace(/\([月火水木金土日]\)$/, '')
    .replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');
  const [, era, given, month, date] = DAY.exec(day) ?? [];
  if (!given || !month || !date || (!era && given.length < 4)) return day;
  // The first year of an era is 1.
  if (era && Number(given) === 0) return day;
  const year = (era ? (ERAS[era.toUpperCase()] ?? 0) : 0) + (given === '元' ? 1 : Number(given));
  return `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
}
