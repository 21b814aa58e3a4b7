/** Widths of characters in em, a little more than in browsers' fonts: a drawing does not wait for a font. */
const WIDTHS: readonly [RegExp, number][] = [
  [/[\u0700-\u{10ffff}]/u, 1],
  [/[A-Z]/, 0.72],
  [/[\s.,:;'|()[\]/-]/, 0.38],
  [/[^a-z0-9]/, 0.8],
];
const USUAL_WIDTH = 0.6;

export function widthOf(text: string, fontSize: number): number {
  const ems = [...text].reduce(
    (sum, character) => sum + (WIDTHS.find(([of]) => of.test(character))?.[1] ?? USUAL_WIDTH),
    0,
  );
  return ems * fontSize;
}

/** The beginning of a text that fits into a line; at least one character. */
function headOf(text: string, fontSize: number, width: number): string {
  let head = '';
  for (const character of text) {
    if (head !== '' && widthOf(head + character, fontSize) > width) break;
    head += character;
  }
  return head;
}

/** Cuts a line after its last hyphen or space, so that a model's name is not split. */
function atBreak(head: string): string {
  const end = Math.max(head.lastIndexOf('-'), head.lastIndexOf(' '));
  return end > 0 ? head.slice(0, end + 1) : head;
}

/** Breaks a name into one or two lines; a longer text is truncated with an ellipsis. */
export function linesOf(text: string, fontSize: number, width: number): string[] {
  if (widthOf(text, fontSize) <= width) return [text];
  const first = atBreak(headOf(text, fontSize, width));
  const rest = text.slice(first.length);
  if (widthOf(rest, fontSize) <= width) return [first, rest];
  return [first, `${headOf(rest, fontSize, width - fontSize)}…`];
}
