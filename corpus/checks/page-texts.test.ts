import path from 'node:path';
import { expect, test } from '@jest/globals';
import { checkPageTexts, LONGEST, longSentences } from './page-texts.ts';

const LONG = `${'あ'.repeat(LONGEST)}い。`;

test('a long sentence in a string or an element is page text, wherever it stands', () => {
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

test('no page text stands in the code', () => {
  expect(checkPageTexts(path.resolve(import.meta.dirname, '../..'))()).toEqual([]);
});
