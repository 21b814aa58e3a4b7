/** One wrong place in the content: which file, which field, why, and what would be right. */
export interface ContentProblem {
  file: string;
  /** For people: `sections[0].title`, `(全体)`. */
  field: string;
  /** The same for programs: keys as in the file, empty for the whole. Where it is not given, it follows from `field` and `text`. */
  path?: (string | number)[];
  /** What editors call the field. */
  title?: string;
  reason: string;
  /** What would be right, where that can be told. */
  fix?: string;
  /** In the file, counted from 1, where it is known. */
  line?: number;
  /** The wrong words themselves, as the file has them. */
  text?: string;
}

export class ContentError extends Error {
  readonly problems: ContentProblem[];

  constructor(problems: ContentProblem[]) {
    const lines = problems.map(
      ({ file, field, reason, line, fix }) =>
        `  ${file}: ${field}: ${reason}${line === undefined ? '' : `(${line}行目)`}${fix ? ` → ${fix}` : ''}`,
    );
    super(`content: ${problems.length} 件の誤りがあります\n${lines.join('\n')}`);
    this.name = 'ContentError';
    this.problems = problems;
  }
}
