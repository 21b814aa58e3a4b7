/**
 * Katakana words with their compounds (`L2+スイッチ`), hyphenated terms, and generations of the wireless standard. Includes
 * brackets, because a line must not end with an opening one.
 */
const WHOLE = /(Wi-Fi \d?E?|\(?(?<![\w+./-])[\w+./-]*(?:[ァ-ヶー]{2,}|-[\w+./-]+)\)?)/;

/** Product name whose technical words do not wrap, unless a line is too short for one. */
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
