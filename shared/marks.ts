/** Field of a file of the content folder, as invisible characters behind its text. */
export interface Place {
  file: string;
  /** Path in the data of the file; `['body']` is the text below the front matter. */
  path: readonly (string | number)[];
}

/* Tags of Unicode: ASCII, shifted to code points that browsers neither draw, trim nor break lines at. */
const SHIFT = 0xe0000;
const END = '\u{e007f}';
const SEPARATOR = '#';
/** Pattern of a mark. */
export const MARK = /(?<![\u{e0020}-\u{e007e}])[\u{e0020}-\u{e007e}]+\u{e007f}/gu;

export function markOf({ file, path }: Place): string {
  const keys = [file, ...path].map((key) => encodeURIComponent(key)).join(SEPARATOR);
  return shifted(keys, SHIFT) + END;
}

/** Place that a mark stands for. */
export function placeOfMark(mark: string): Place {
  const [file = '', ...path] = shifted(mark.slice(0, -END.length), -SHIFT)
    .split(SEPARATOR)
    .map(decodeURIComponent);
  return { file, path: path.map((key) => (/^\d+$/.test(key) ? Number(key) : key)) };
}

export function withoutMarks(text: string): string {
  return text.replace(MARK, '');
}

function shifted(text: string, by: number): string {
  return Array.from(text, (char) => String.fromCodePoint((char.codePointAt(0) ?? 0) + by)).join('');
}
