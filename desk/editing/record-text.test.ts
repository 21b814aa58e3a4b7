import { editRecordText, readRecordText } from './record-text.ts';

const NEWS = `---
id: 41
title: 'お知らせ'   # 一覧に出る
---

本文です。

二つ目の段落です。
`;

test('a Markdown file is its front matter and its body', () => {
  expect(readRecordText('news/a.md', NEWS)).toEqual({
    data: { id: 41, title: 'お知らせ' },
    body: '本文です。\n\n二つ目の段落です。',
  });
});

test('a word of the front matter leaves the body, a word of the body leaves the front matter', () => {
  const body = '本文です。\n\n二つ目の段落です。';
  expect(editRecordText('news/a.md', NEWS, { data: { id: 42, title: 'お知らせ' }, body })).toBe(
    NEWS.replace('41', '42'),
  );
  expect(
    editRecordText('news/a.md', NEWS, { data: { id: 41, title: 'お知らせ' }, body: '別の本文です。' }),
  ).toBe("---\nid: 41\ntitle: 'お知らせ'   # 一覧に出る\n---\n\n別の本文です。\n");
});

test('a changed body keeps the blank lines around it', () => {
  const text = '---\nid: 1\n---\n本文$&です。\n\n';
  const edit = (body: string) => editRecordText('news/a.md', text, { data: { id: 1 }, body });
  expect(edit('別の$&本文です。')).toBe('---\nid: 1\n---\n別の$&本文です。\n\n');
  expect(edit('本文$&です。')).toBe(text);
});

test('a new file is made of its data', () => {
  expect(editRecordText('news/b.md', '', { data: { id: 1, labels: ['a'] }, body: '本文' })).toBe(
    '---\nid: 1\nlabels:\n  - a\n---\n\n本文\n',
  );
  expect(editRecordText('banners.yaml', '', { data: [{ id: 1 }] })).toBe('- id: 1\n');
});

test('line ends of Windows do no harm', () => {
  const windows = NEWS.replaceAll('\n', '\r\n');
  expect(readRecordText('news/a.md', windows)).toEqual(readRecordText('news/a.md', NEWS));
});

test.each([
  ['news/a.md', '本文だけ', 1],
  ['news/a.md', '---\nid: 1\ntitle: [\n---\n本文', 4],
  ['banners.yaml', '- id: 1\n\t- id: 2\n', 2],
])('half a file is told with its line: %s %j', (file, text, line) => {
  expect(readRecordText(file, text)).toMatchObject({ problem: { line, reason: expect.any(String) } });
});
