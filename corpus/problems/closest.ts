/** Number of edits between two words: insertions, deletions, replacements and transpositions of a letter. */
function editDistance(from: string, to: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1];
      const swapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      line[column] = Math.min(
        last[column]! + 1,
        line[column - 1]! + 1,
        last[column - 1]! + (isSame ? 0 : 1),
        swapped ? beforeLast[column - 2]! + 1 : Infinity,
      );
    }
    beforeLast = last;
    last = line;
  }
  return last[to.length]!;
}

/** Longer words are no typing errors; comparing them would only cost time. */
const LONGEST = 80;

/** The known word that is closest to a misspelled one, regardless of case; undefined when none is close enough. */
export function closest(wrong: string, known: Iterable<string>): string | undefined {
  if (wrong.length > LONGEST) return undefined;
  let best: { word: string; distance: number } | undefined;
  for (const word of known) {
    const most = Math.max(1, Math.floor(Math.max(wrong.length, word.length) / 3));
    if (Math.abs(word.length - wrong.length) > most) continue;
    const distance = editDistance(wrong.toLowerCase(), word.toLowerCase());
    if (distance <= most && distance < (best?.distance ?? Infinity)) best = { word, distance };
  }
  return best?.word;
}

/** 「A」ではありませんか。; empty when no known word is close. */
export function perhaps(wrong: unknown, known: Iterable<string>): string {
  const meant = closest(String(wrong), known);
  return meant === undefined ? '' : `「${meant}」ではありませんか。`;
}

/** A longer list is no help in one line. */
const MOST_NAMED = 30;

/** A、B、C; of a long list the first ones and the total. */
export function listed(names: readonly unknown[]): string {
  const shown = names.slice(0, MOST_NAMED).join('、');
  return names.length > MOST_NAMED ? `${shown} など${names.length}個` : shown;
}
