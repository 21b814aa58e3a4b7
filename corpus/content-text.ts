import { isUtf8 } from 'node:buffer';

/** Characters followed by accents or voiced sound marks. Other characters keep their form: composing would replace characters of names. */
const DECOMPOSED = /.[\u0300-\u036F\u3099\u309A]+/gu;

/**
 * A file's text without what other systems add: a byte order mark and carriage returns at the ends of lines (Windows), accents and voiced
 * sound marks as characters of their own (macOS).
 */
export function normalizeText(raw: string): string {
  return raw
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
    .replace(DECOMPOSED, (text) => text.normalize('NFC'));
}

/** Encodings of Japanese text beside UTF-8. Shift_JIS comes last: it accepts most texts in EUC-JP. */
const LEGACY_ENCODINGS = ['EUC-JP', 'Shift_JIS'];

/** The encoding of a file of text, in words; undefined for UTF-8. */
export function foreignEncoding(bytes: Uint8Array): string | undefined {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [first, second] = buffer;
  const hasWideMark = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  if (hasWideMark || buffer.includes(0)) return 'UTF-16';
  if (buffer.includes('\x1B$')) return 'ISO-2022-JP(JIS)';
  if (isUtf8(buffer)) return undefined;
  return LEGACY_ENCODINGS.find((encoding) => isText(buffer, encoding)) ?? '別の文字コード';
}

function isText(bytes: Uint8Array, encoding: string): boolean {
  try {
    // Bytes that are none of an encoding's characters may come as control characters.
    return !/[\u0080-\u009F]/.test(new TextDecoder(encoding, { fatal: true }).decode(bytes));
  } catch {
    return false;
  }
}

/**
 * Puts values in the places that a source names. `place` is a global pattern whose first group is the name; a name that
 * stands for nothing stays as it is and is told.
 */
export function fillPlaces(
  source: string,
  place: RegExp,
  lookUp: (name: string) => string | undefined,
): { source: string; unknown: string[] } {
  const unknown: string[] = [];
  const filled = source.replace(place, (whole, name: string) => {
    const value = lookUp(name);
    if (value === undefined) unknown.push(name);
    return value ?? whole;
  });
  return { source: filled, unknown };
}
