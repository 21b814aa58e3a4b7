import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { checkPageTexts, LONGEST, longSentences } from './page-texts.ts';

const LONG = `${'あ'.repeat(LONGEST)}い。`;

test('a long sentence in any string or element is page text', () => {
  const source = `const a = '${LONG}';\nreturn (\n  <p>\n    ${LONG}\n  </p>\n);`;
  expect(longSentences(source)).toEqual([
    { line: 1, text: LONG },
    { line: 4, text: LONG },
  ]);
});

test('labels, short sentences and comments are not', () => {
  const source = `/** ${LONG} */\n// ${LONG}\nconst a = ['${'あ'.repeat(90)}', '短い文です。'];`;
  expect(longSentences(source)).toEqual([]);
});

test('the code contains no page text', () => {
  expect(checkPageTexts(path.resolve(import.meta.dirname, '../../..'))()).toEqual([]);
});

test('page text in the code is reported with file and line, sentences of the interface are not', () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'code-'));
  try {
    for (const file of ['client/layout/foot.tsx', 'desk/client/help.tsx', 'shared/text/note.test.ts']) {
      mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
      writeFileSync(path.join(root, file), `\nconst text = '${LONG}';\n`);
    }
    expect(checkPageTexts(root)()).toMatchObject([
      { file: 'client/layout/foot.tsx', line: 2, reason: expect.stringContaining(LONG) },
    ]);
  } finally {
    rmSync(root, { recursive: true });
  }
});
