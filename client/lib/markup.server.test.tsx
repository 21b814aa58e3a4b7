/** @jest-environment node */
import { expect, jest, test } from '@jest/globals';
import { Link } from '../components/link.tsx';
import { writePart, writePhrases } from './markup.server.tsx';

test('a part that many pages have in common is rendered once for each data and form', () => {
  const render = (word: string) => jest.fn(() => <Link to="/a?b=1&c=2">{word}</Link>);
  const first = render('1つ目');
  expect(writePart({ name: 'a' }, 'wide', first)).toBe('<a href="/a?b=1&amp;c=2">1つ目</a>');
  const again = render('2つ目');
  expect(writePart({ name: 'a' }, 'wide', again)).toContain('1つ目');
  expect([first, again].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  expect(writePart({ name: 'b' }, 'wide', again)).toContain('2つ目');
  expect(writePart({ name: 'a' }, 'folded', again)).toContain('2つ目');
});

test('the markup of a title is its text with marks, and nothing that the text could mean as markup', () => {
  const markup = writePhrases('<b>PoE & "VLAN"</b>の設定');
  expect(markup.replaceAll('<wbr/>', '')).toBe('&lt;b&gt;PoE &amp; &quot;VLAN&quot;&lt;/b&gt;の設定');
  expect(markup).toContain('<wbr/>');
});
