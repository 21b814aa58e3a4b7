import { expect, test } from '@jest/globals';
import { MARK, markOf, placeOfMark, withoutMarks } from './marks.ts';

test.each([
  { file: 'news/a.md', path: ['body'] },
  { file: 'navigation.yaml', path: ['footer', 'columns', 0, 'links', 12, 'name'] },
  { file: 'pages/sales.yaml', path: ['words', '表の「#」と%20', 'next'] },
])('a mark behind a text gives back its place: %j', (place) => {
  const text = `冬の保守${markOf(place)}`;
  const [mark = ''] = text.match(MARK) ?? [];
  expect(placeOfMark(mark)).toEqual(place);
  expect(withoutMarks(`${text}と${text}`)).toBe('冬の保守と冬の保守');
});
