/** Field of problems that concern a whole file. */
export const WHOLE_FILE = '(全体)';

/** The file of a record, by its path below the content folder. */
export type FileOf = (record: object) => string;

/** One fault in the content: file, field, reason and correction. */
export interface ContentProblem {
  file: string;
  /** For people: `sections[0].title`, `(全体)`. */
  field: string;
  /** The same for programs: keys as in the file, empty for the whole file. By default from `field` and `text`. */
  path?: (string | number)[];
  /** The field's title for editors. */
  title?: string;
  reason: string;
  /** The correction, where one is known. */
  fix?: string;
  /** In the file, counted from 1, where it is known. */
  line?: number;
  /** The wrong words themselves, as in the file. */
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
