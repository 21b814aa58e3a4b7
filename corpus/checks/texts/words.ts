import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isPlainFile } from '../../plain-files.ts';
import { ContentError, type ContentProblem } from '../../problems/problem.ts';
import { readFileBy } from '../../problems/read-file.ts';
import { type WordRecord, wordsFile } from '../../schema/word.ts';

const LIST = 'words.yaml';
const CODE = '{client,desk/{client,server,shared},server,media,scripts,shared}/**/*.{ts,tsx}';
const TEST = /\.test\.tsx?$/;

/** The text of a file as written, so that problems can name the line, which a parsed record no longer has. */
interface SourceText {
  file: string;
  text: string;
}

export function readWords(contentDir: string): WordRecord[] {
  const file = path.join(contentDir, LIST);
  return isPlainFile(file) ? readFileBy(LIST, readFileSync(file, 'utf8'), wordsFile) : [];
}

function expressionOf({ refuse }: WordRecord): RegExp {
  return new RegExp(refuse.join('|'), 'u');
}

/** Every word that is written otherwise than in the list. */
export function strayWords(words: WordRecord[], texts: SourceText[]): ContentProblem[] {
  const rules = words.map((word) => ({ ...word, expression: expressionOf(word) }));
  return texts.flatMap(({ file, text }) => {
    const held = rules.filter(({ allowedIn }) => !allowedIn.includes(file));
    return text.split('\n').flatMap((line, index) =>
      held.flatMap(({ term, reason, expression }) => {
        const [found] = expression.exec(line) ?? [];
        return found === undefined
          ? []
          : [
              {
                file,
                field: `${index + 1}行目`,
                line: index + 1,
                text: found,
                reason: `「${found}」ではなく「${term}」と書きます。${reason}`,
                fix: `「${found}」を「${term}」に直してください`,
              },
            ];
      }),
    );
  });
}

/** Reports expressions that miss their own wrong example or match a right one. */
export function unfitWords(words: WordRecord[]): ContentProblem[] {
  return words.flatMap((word) => {
    const expression = expressionOf(word);
    const missed = word.wrong.filter((example) => !expression.test(example));
    const caught = word.right.filter((example) => expression.test(example));
    return [
      ...missed.map((example) => `wrong の「${example}」に refuse が当たりません`),
      ...caught.map((example) => `right の「${example}」に refuse が当たります`),
    ].map((reason) => ({ file: LIST, field: word.term, reason }));
  });
}

function textsIn(root: string, pattern: string): SourceText[] {
  return globSync(pattern, { cwd: root })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => file !== LIST && !TEST.test(file))
    .sort()
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));
}

/** Checks that content and code use one word for one thing. For editors only: a site runs without its sources. */
export function checkWords(root: string, contentDir = path.join(root, 'content')) {
  return (): ContentProblem[] => {
    const texts = [...textsIn(contentDir, '**/*.{md,yaml}'), ...textsIn(root, CODE)];
    try {
      const words = readWords(contentDir);
      return [...unfitWords(words), ...strayWords(words, texts)];
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      return error.problems;
    }
  };
}
