import { isUtf8 } from 'node:buffer';

/**
 * Characters followed by combining accents or voiced sound marks. Only these are composed: NFC would replace some
 * characters of names.
 */
const DECOMPOSED = /.[\u0300-\u036F\u3099\u309A]+/gu;

/**
 * Normalizes a file's text: removes the byte order mark and the carriage returns of Windows, and composes the accents
 * and voiced sound marks that macOS stores as separate characters.
 */
export function normalizeText(raw: string): string {
  return raw
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
    .replace(DECOMPOSED, (text) => text.normalize('NFC'));
}

/** Splits a Markdown file into front matter and text; undefined unless it has both. */
export function splitFrontMatter(source: string): { frontMatter: string; body: string } | undefined {
  const [, frontMatter, text = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  const body = text.trim();
  return frontMatter === undefined || body === '' ? undefined : { frontMatter, body };
}

/** Encodings of Japanese text other than UTF-8. Shift_JIS comes last: it accepts most texts in EUC-JP. */
const LEGACY_ENCODINGS = ['EUC-JP', 'Shift_JIS'];

/** Name of the encoding of a text file, for messages; undefined for UTF-8. */
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
    // Bytes that are no characters of an encoding may be decoded as control characters.
    return !/[\u0080-\u009F]/.test(new TextDecoder(encoding, { fatal: true }).decode(bytes));
  } catch {
    return false;
  }
}

/**
 * Replaces placeholders of a source. `place` is a global pattern whose first group is the name; unknown names stay as
 * they are and are returned.
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
