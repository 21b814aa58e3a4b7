import type { Comment } from './parse.ts';

/** Words that hide the subject of a sentence, by the name that the report gives them. */
const DIALECT: Record<string, RegExp> = {
  what: /\bwhat(?:ever)?\b/gi,
  'say, tell, ask': /\b(?:say|says|said|saying|tell|tells|told|telling|ask|asks|asked|asking)\b/gi,
  'nobody, nothing': /\b(?:nobody|nothing|somebody|everybody|everyone|no one)\b/gi,
  'anew, meanwhile, beside': /\b(?:anew|meanwhile|beside)\b/gi,
};
const VAGUE_START = /^(?:What|Whatever|Who|Whoever|Whom|Whose|Nothing|Nobody)\b/;

export interface Dialect {
  /** Words of all comments. */
  words: number;
  docs: number;
  /** Docstrings that begin with What, Who, Nothing or Nobody. */
  vagueDocs: readonly { file: string; line: number; text: string }[];
  /** Words of each kind in 1,000 words. */
  perThousand: Record<string, number>;
}

/** A file with its prose: a module with its comments, or a document. */
export interface Prose {
  file: string;
  comments: readonly Comment[];
}

/** Measures the wording of comments and documents. */
export function dialectOf(modules: readonly Prose[]): Dialect {
  const comments = modules.flatMap(({ file, comments }) => comments.map((comment) => ({ ...comment, file })));
  const count = (pattern: RegExp) =>
    comments.reduce((sum, { text }) => sum + (text.match(pattern)?.length ?? 0), 0);
  const words = count(/\S+/g);
  const docs = comments.filter(({ isDoc }) => isDoc);
  const rates = Object.entries(DIALECT).map(([name, pattern]): [string, number] => [
    name,
    words === 0 ? 0 : (1_000 * count(pattern)) / words,
  ]);
  return {
    words,
    docs: docs.length,
    vagueDocs: docs
      .filter(({ text }) => VAGUE_START.test(text))
      .map(({ file, line, text }) => ({ file, line, text })),
    perThousand: Object.fromEntries(rates),
  };
}
