import { inflateSync } from 'node:zlib';

interface PdfPages {
  count: number;
  /** Text of each page with one line per run of glyphs, as a reader would copy it. */
  pages: string[];
}

interface PdfObject {
  dictionary: string;
  stream: string;
}

function readObjects(pdf: Buffer): Map<string, PdfObject> {
  const source = pdf.toString('latin1');
  const objects = new Map<string, PdfObject>();
  for (const match of source.matchAll(/(?:^|\n)(\d+) 0 obj\n/g)) {
    const start = match.index + match[0].length;
    const body = source.slice(start, source.indexOf('\nendobj', start));
    const at = body.indexOf('stream\n');
    const dictionary = at < 0 ? body : body.slice(0, at);
    const raw = at < 0 ? '' : body.slice(at + 'stream\n'.length, body.lastIndexOf('\nendstream'));
    const isText = dictionary.includes('/FlateDecode') && !dictionary.includes('/Length1');
    const stream = isText && raw ? inflateSync(Buffer.from(raw, 'latin1')).toString('latin1') : raw;
    objects.set(match[1]!, { dictionary, stream });
  }
  return objects;
}

/** Map from the character codes of a font to text. */
function readCharacterMap(cmap: string): Map<number, string> {
  const map = new Map<number, string>();
  for (const [, first = '', list = ''] of cmap.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/gi)) {
    [...list.matchAll(/<([0-9a-f]*)>/gi)].forEach(([, hex = ''], place) => {
      const units = hex.match(/.{4}/g)?.map((unit) => Number.parseInt(unit, 16)) ?? [];
      map.set(Number.parseInt(first, 16) + place, String.fromCharCode(...units));
    });
  }
  return map;
}

function referred(dictionary: string, name: string): string {
  return new RegExp(`/${name} (\\d+) 0 R`).exec(dictionary)?.[1] ?? '';
}

/**
 * Reads the PDFs that this project writes: two-byte fonts with a ToUnicode map. Other PDFs are not supported.
 */
export function readPdf(pdf: Buffer): PdfPages {
  const objects = readObjects(pdf);
  const get = (id: string): PdfObject => objects.get(id) ?? { dictionary: '', stream: '' };
  const pages = [...objects.values()]
    .filter(({ dictionary }) => /\/Type \/Page\b/.test(dictionary))
    .map(({ dictionary }) => {
      const resources = get(referred(dictionary, 'Resources')).dictionary;
      const fonts = new Map(
        [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => [
          name,
          readCharacterMap(get(referred(get(id).dictionary, 'ToUnicode')).stream),
        ]),
      );
      return textOf(get(referred(dictionary, 'Contents')).stream, fonts);
    });
  return { count: pages.length, pages };
}

function textOf(content: string, fonts: Map<string, Map<number, string>>): string {
  let font: Map<number, string> | undefined;
  let text = '';
  for (const [, name, run] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[((?:<[0-9a-f]*>|[\s\d.-])*)\] TJ/gi)) {
    if (name) font = fonts.get(name);
    else {
      const codes =
        (run ?? '')
          .replace(/>[^<]*</g, '')
          .replace(/[^0-9a-f]/gi, '')
          .match(/.{4}/g) ?? [];
      text += `${codes.map((code) => font?.get(Number.parseInt(code, 16)) ?? '\ufffd').join('')}\n`;
    }
  }
  return text;
}
