import { foldModel } from '../../text/fold.ts';

/*
 * What people type is kept as typed; beside it stands this folded form, for matching and for machines. NFKC changes
 * some characters of names (U+FA19 becomes U+795E), so nothing folded is ever shown to the person as their own input.
 */

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out here.
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g;
const INVISIBLE = /[\u200B-\u200D\u2060\u00AD\uFEFF]/g;
const DASHES = /[-\u2010-\u2015\u2212\u30FC\u2500\uFE58]/g;

/** Takes out what no keyboard types and no database stores: control characters and halves of surrogate pairs. */
export function clean(typed: string): string {
  return typed.toWellFormed().replace(CONTROL, '');
}

function nfkc(typed: string): string {
  return typed.normalize('NFKC').replace(INVISIBLE, '');
}

/** Width and runs of spaces do not count. */
export function foldLine(typed: string): string {
  return nfkc(typed).replace(/\s+/g, ' ').trim();
}

/** Line ends are kept, one kind of them. */
export function foldParagraphs(typed: string): string {
  return nfkc(typed).replace(/\r\n?/g, '\n').trim();
}

const LEGAL_FORMS =
  '株式会社|有限会社|合同会社|合資会社|合名会社|(?:一般|公益)?(?:社団|財団)法人|(?:独立行政|国立大学|学校|医療|社会福祉|宗教|特定非営利活動|NPO)法人|\\((?:株|有|同|資|名|社|財|学|医|福)\\)';
const LEGAL_FORM_AT_EITHER_END = new RegExp(`^(?:${LEGAL_FORMS})|(?:${LEGAL_FORMS})$`, 'g');

/** The key by which the same company is found: without legal form, spaces and middle dots. */
export function foldCompany(typed: string): string {
  const name = nfkc(typed).replace(/[\s・]/g, '');
  return name.replace(LEGAL_FORM_AT_EITHER_END, '') || name;
}

/** Katakana, whichever kana were typed. */
export function foldKana(typed: string): string {
  return foldLine(typed).replace(/[\u3041-\u3096]/g, (kana) =>
    String.fromCodePoint((kana.codePointAt(0) ?? 0) + 0x60),
  );
}

/** Digits alone, with the leading 0 of a call within Japan. */
export function foldPhone(typed: string): string {
  const plain = nfkc(typed)
    .replace(DASHES, '')
    .replace(/[\s().]/g, '');
  return plain.replace(/^\+810?/, '0');
}

export function foldPostalCode(typed: string): string {
  return nfkc(typed)
    .replace(DASHES, '')
    .replace(/[\s〒]/g, '');
}

/** The domain's case does not count; before the @ it may. */
export function foldMail(typed: string): string {
  const address = nfkc(typed).replace(/\s/g, '');
  const at = address.lastIndexOf('@');
  return address.slice(0, at + 1) + address.slice(at + 1).toLowerCase();
}

/** One or more model names in free text, each without its hyphens and spaces. */
export const foldModelName = foldModel;

/** A serial number: width, case, hyphens and spaces do not count. */
export function foldSerial(typed: string): string {
  return foldModel(typed).replace(/\s/g, '');
}

export function foldWholeNumber(typed: string): string {
  return nfkc(typed)
    .replace(/[\s,]/g, '')
    .replace(/(?:台|個|名|人)$/, '');
}

/** `2026/11/1`, `２０２６年１１月１日` and `2026-11-01` are all `2026-11-01`. */
export function foldDay(typed: string): string {
  const day = nfkc(typed).replace(/\s/g, '');
  const [, year, month, date] =
    /^(\d{4})[-\u2010-\u2015\u2212\u30FC/.年](\d{1,2})[-\u2010-\u2015\u2212\u30FC/.月](\d{1,2})日?$/.exec(
      day,
    ) ?? [];
  return year && month && date ? `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}` : day;
}
