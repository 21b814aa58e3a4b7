/** Characters whose loss a reader would notice: letters, digits, and waves that are no marks (`~~` is). */
const CHARACTERS = /[\p{L}\p{N}\p{M}]|(?<!~)~(?!~)/gu;
const WORD = /[\p{L}\p{N}\p{M}~.,-]+/uy;

/**
 * Parts of a source that no page shows as text: addresses, pictures, tags, character references, list numbers, names of
 * languages.
 */
const UNSEEN = [
  /^[ >]*(?:`{3,}|~{3,})(?:[ \t]*[\w+#.-]+)?[ \t]*$/gm,
  /^[ >]*\d{1,9}[.)](?= )/gm,
  /!\[[^[\]\n]*\]\([^()\n]*\)/g,
  /\]\([^()\n]*(?:\([^()\n]*\)[^()\n]*)*\)/g,
  /<\/?(?:a|blockquote|br|code|d[dlt]|em|figcaption|figure|h[1-4r]|img|li|[ou]l|p|pre|s|strong|su[bp]|t(?:able|body|[dhr]|head))\b[^<>\n]*>/gi,
  /&(?:#\d+|#x[\da-f]+|\w+);/gi,
];

/**
 * The first word of a Markdown text that its page does not show, as written; undefined when no word is lost.
 *
 * @param shown the visible text of the page, by `plainText`
 */
export function lostText(source: string, shown: string): string | undefined {
  const seen = shown.matchAll(CHARACTERS);
  const written = UNSEEN.reduce(
    (text, pattern) => text.replace(pattern, (mark) => ' '.repeat(mark.length)),
    source,
  );
  for (const { 0: character, index } of written.matchAll(CHARACTERS)) {
    if (seen.next().value?.[0] !== character) return wordAt(source, index);
  }
  return undefined;
}

function wordAt(source: string, index: number): string {
  WORD.lastIndex = index;
  return WORD.exec(source)?.[0] ?? '';
}
