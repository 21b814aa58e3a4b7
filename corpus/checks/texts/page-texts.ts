import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ContentProblem } from '../../corpus.ts';

const CODE = '{client,desk,media,scripts,server,shared}/**/*.{ts,tsx}';
const TEST = /\.test\.tsx?$/;
const JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/gu;
/** A string, or the text of an element, that ends a sentence. */
const SENTENCE = /(?<![^'"`<>{}\n])[^'"`<>{}\n]*。[^'"`<>{}\n]*/gu;
const COMMENT = /\/\*[\s\S]*?\*\/|^[ \t]*\/\/.*$/gm;

/** Maximum length of a sentence of the interface; longer ones explain something and belong to the vendor's content. */
export const LONGEST = 45;

/** Sources whose long sentences belong to the interface: errors, consent, instructions, explanations of checks. */
const INTERFACE = [
  'client/features/{accessibility,consent,errors,forms,search}/**',
  'client/layout/toasts/**',
  'desk/{client,guide,server}/**',
  'media/photos/refusal.ts',
  'server/**',
];

function withoutComments(source: string): string {
  return source.replace(COMMENT, (comment) => comment.replace(/[^\n]/g, ''));
}

/** Long sentences of a source, with their lines. */
export function longSentences(source: string): { line: number; text: string }[] {
  return withoutComments(source)
    .split('\n')
    .flatMap((row, index) =>
      [...row.matchAll(SENTENCE)].map(([text]) => ({ line: index + 1, text: text.trim() })),
    )
    .filter(({ text }) => (text.match(JAPANESE)?.length ?? 0) > LONGEST);
}

/** Checks that page text is in the content folder, not in the code. For editors: a site runs without its sources. */
export function checkPageTexts(root: string) {
  return (): ContentProblem[] => {
    const allowed = new Set(INTERFACE.flatMap((pattern) => globSync(pattern, { cwd: root })));
    return globSync(CODE, { cwd: root })
      .filter((file) => !TEST.test(file) && !allowed.has(file))
      .sort()
      .flatMap((file) =>
        longSentences(readFileSync(path.join(root, file), 'utf8')).map(({ line, text }) => ({
          file,
          field: '(文)',
          line,
          reason: `ページの文はコンテンツに書きます:${text}`,
        })),
      );
  };
}
