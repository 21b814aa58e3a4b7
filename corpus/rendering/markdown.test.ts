import { expect, test } from '@jest/globals';
import { renderMarkdown } from './markdown.ts';

test('a table can be reached with the keyboard, and its heads name their columns', () => {
  const html = renderMarkdown('| 規格 | 電力 |\n|---|---|\n| PoE+ | 30W |');
  expect(html).toContain('<table tabindex="0">');
  expect(html).toContain('<th scope="col">規格</th>');
});

test('what could act in a page is dropped', () => {
  const html = renderMarkdown(
    '# 見出し\n\n<script>alert(1)</script><p onclick="x()">文</p>\n\n[a](javascript:x)',
  );
  expect(html).not.toMatch(/script|alert|onclick/);
  expect(html).toContain('<h2>見出し</h2>');
});
