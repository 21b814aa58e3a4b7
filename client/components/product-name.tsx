/** Katakana words with what they are made with (`L2+スイッチ`), hyphenated terms, and the generation of a wireless standard.
 * Brackets go with them: a line must not end in an opening one. */
const WHOLE = /(Wi-Fi \d?E?|\(?(?<![\w+./-])[\w+./-]*(?:[ァ-ヶー]{2,}|-[\w+./-]+)\)?)/;

/** The name of a product; its technical words do not break across lines, unless a line is too short for one. */
export function ProductName({ children }: { children: string }) {
  return children.split(WHOLE).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a name never change places
      <span key={index} className="inline-block">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
