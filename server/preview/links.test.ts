import { expect, test } from '@jest/globals';
import { issuePreviewLink, previewIdOf, previewPath } from './links.ts';
import { PreviewError, verifyPreview } from './token.ts';

const SECRET = 'a secret of tests that has thirty-two characters';
const ORIGIN = 'https://www.example.com';
const ASKED = { secret: SECRET, origin: ORIGIN, drafts: true, days: 1 };

test('a link contains its token and its path', () => {
  const { url, id } = issuePreviewLink({ ...ASKED, path: '/search?value=スイッチ' });
  const { origin, pathname, searchParams } = new URL(url);
  expect(origin + pathname).toBe(`${ORIGIN}/-/preview`);
  expect(searchParams.get('path')).toBe('/search?value=スイッチ');
  expect(verifyPreview(SECRET, searchParams.get('token') ?? '')).toMatchObject({ claims: { id } });
  expect(previewIdOf(url, SECRET)).toBe(id);
  expect(previewIdOf(id, SECRET)).toBe(id);
  expect(() => previewIdOf(url, `${SECRET}!`)).toThrow(PreviewError);
  expect(() => previewIdOf(ORIGIN, SECRET)).toThrow(PreviewError);
});

test.each([
  ['/', '/'],
  ['/news', '/news'],
  ['/news?category=お知らせ#top', '/news?category=%E3%81%8A%E7%9F%A5%E3%82%89%E3%81%9B'],
  ['/a/../news', '/news'],
])('%s leads to %s', (asked, path) => expect(previewPath(asked)).toBe(path));

test.each([
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  'news',
  '',
  null,
  '/-/preview?token=x',
  '/-/preview/end',
  `/${'a'.repeat(3_000)}`,
])('%s leads to the home page', (asked) => {
  expect(previewPath(asked)).toBe('/');
  if (asked) expect(() => issuePreviewLink({ ...ASKED, path: asked })).toThrow(PreviewError);
});
