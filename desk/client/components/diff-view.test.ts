import { expect, test } from '@jest/globals';
import { linesOf } from './diff-view.tsx';

test('what changed is shown with a few lines around it', () => {
  const lines = Array.from({ length: 30 }, (_, index) => `line ${index}`);
  const after = lines.map((line, index) => (index === 15 ? 'changed' : line));
  const shown = linesOf(`${lines.join('\n')}\n`, `${after.join('\n')}\n`).map(
    ({ sign, text }) => sign + text,
  );
  expect(shown).toEqual([
    '…12行は同じです',
    ' line 12',
    ' line 13',
    ' line 14',
    '-line 15',
    '+changed',
    ' line 16',
    ' line 17',
    ' line 18',
    '…11行は同じです',
  ]);
});

test('a new text is all added', () => {
  expect(linesOf('', 'a\nb\n')).toEqual([
    { sign: '+', text: 'a' },
    { sign: '+', text: 'b' },
  ]);
});
