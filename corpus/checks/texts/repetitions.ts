import type { ContentProblem, Corpus, FileOf } from '../../corpus.ts';

/** Shortest repetition, in characters, that reads as a mistake: names of products are shorter. */
const REPEATED = 28;
/** Rows of tables, which may be alike, and the marks of links. */
const OMITTED = /^\|.*$|\]\([^)]*\)|[[\]*]/gm;

/** The first passage of a text without links that occurs twice; a passage ends with its sentence. */
export function repeatedPassage(body: string): string | undefined {
  const seen = new Set<string>();
  const sentences = body.replace(OMITTED, '').match(/[^。\n]+/g) ?? [];
  for (const sentence of sentences) {
    const passages: string[] = [];
    for (let begin = 0; begin + REPEATED <= sentence.length; begin++) {
      passages.push(sentence.slice(begin, begin + REPEATED));
    }
    const again = passages.find((passage) => seen.has(passage));
    if (again !== undefined) return again;
    for (const passage of passages) seen.add(passage);
  }
  return undefined;
}

/**
 * Checks that no article says the same twice, which remains when a sentence was moved or corrected in one place. For
 * editors only.
 */
export function* checkRepetitions(corpus: Corpus, fileOf: FileOf): Iterable<ContentProblem> {
  const { blog, technology, cases, solutions, news } = corpus;
  for (const record of [...blog, ...technology, ...cases, ...solutions, ...news]) {
    const text = repeatedPassage(record.body);
    if (text !== undefined)
      yield { file: fileOf(record), field: '本文', text, reason: `「${text}」が2回出てきます` };
  }
}
