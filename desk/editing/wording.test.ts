import { expect, test } from '@jest/globals';
import { occurrencesIn, patternOf, withReplacement } from './wording.ts';

/** The text with the words found in brackets. */
function marked(text: string, words: string, isPart = false): string {
  let at = 0;
  let result = '';
  for (const [from, to] of occurrencesIn(text, patternOf(words, isPart))) {
    result += `${text.slice(at, from)}[${text.slice(from, to)}]`;
    at = to;
  }
  return result + text.slice(at);
}

test('a name is found between Japanese words, and not within a longer one', () => {
  const text = '新型AB12を発売。AB12とAB120、AB12-X、XAB12、000-AB12、AB12ーAB12用、ab12、AB12X';
  expect(marked(text, 'AB12')).toBe(
    '新型[AB12]を発売。[AB12]とAB120、AB12-X、XAB12、000-AB12、[AB12]ー[AB12]用、ab12、AB12X',
  );
  expect(marked(text, 'AB12', true)).toContain('[AB12]0、[AB12]-X、X[AB12]');
});

test('a number is not found in a longer one, and a sentence may end with it', () => {
  expect(marked('1.2と1.2.0、11.2、1,200、200。200.', '1.2')).toBe('[1.2]と1.2.0、11.2、1,200、200。200.');
  expect(marked('1,200、200。200.', '200')).toBe('1,200、[200]。[200].');
});

test('Japanese wording and characters with a meaning in patterns are taken as they stand', () => {
  expect(marked('保証書と保証', '保証')).toBe('[保証]書と[保証]');
  expect(marked('C++(α)とC++', 'C++(α)')).toBe('[C++(α)]とC++');
  expect(marked('A.Bと AxB', 'A.B')).toBe('[A.B]と AxB');
});

test.each([
  '[[AB12]](/items/AB12.html)と、[[AB12]の図](https://x.example/AB12?q=AB12 "[AB12]の題")',
  '/items/AB12と files/AB12.pdf、AB12.jpg、https://x.example/AB12、AB12@x.example',
  '<a href="AB12">[AB12]</a> {{fact:AB12}} [AB12]/CD34 機器/[AB12]',
  '[訳]: /items/AB12\n[AB12]の行',
])('addresses, files and placeholders are references: %s', (expected) => {
  const text = expected.replaceAll('[AB12]', 'AB12');
  expect(marked(text, 'AB12', true)).toBe(expected);
});

test('chosen places are replaced in the data and the text, and nothing else', () => {
  const read = { data: { title: 'A', items: [{ text: 'A、A、A' }, 'A'] }, body: 'A\nA' };
  const places = [
    { at: ['items', 0, 'text'], from: 0, words: 'A' },
    { at: ['items', 0, 'text'], from: 4, words: 'A' },
    { at: ['body'], from: 2, words: 'A' },
  ];
  expect(withReplacement(read, places, '$&長い')).toEqual({
    data: { title: 'A', items: [{ text: '$&長い、A、$&長い' }, 'A'] },
    body: 'A\n$&長い',
  });
  expect(read.body).toBe('A\nA');
});
