import { expect, test } from '@jest/globals';
import { renderMarkdown } from './markdown.ts';

test('a table can be reached with the keyboard, and its heads name their columns', () => {
  const html = renderMarkdown('| 規格 | 電力 |\n|---|---|\n| PoE+ | 30W |');
  expect(html).toContain('<table tabindex="0">');
  expect(html).toContain('<th scope="col">規格</th>');
});

test('active content is escaped', () => {
  const html = renderMarkdown(
    '# 見出し\n\n<script>alert(1)</script><p onclick="x()">文</p>\n\n[a](javascript:x)',
  );
  expect(html).not.toMatch(/<script|onclick|href/);
  expect(html).toContain('<h2>見出し</h2>');
});

test.each([
  ['100~240V、0~40℃、10~90%', '100~240V、0~40℃、10~90%'],
  ['~~旧価格~~', '<s>旧価格</s>'],
  ['show vlan <vlan-id> を実行', 'show vlan &lt;vlan-id&gt; を実行'],
  ['これは**「重要」**です。', 'これは<strong>「重要」</strong>です。'],
  ['**注意：**設定', '<strong>注意：</strong>設定'],
  ['**保存する。**その後', '<strong>保存する。</strong>その後'],
  ['440*290*44mm', '440*290*44mm'],
  ['*強調*する', '<em>強調</em>する'],
  ['一行目の\n二行目', '一行目の二行目'],
  ['one\ntwo', 'one\ntwo'],
  ['- [ ] 未対応', '<ul>\n<li>[ ] 未対応</li>\n</ul>'],
])('Japanese engineers find %j as they wrote it', (source, html) => {
  const rendered = renderMarkdown(source);
  expect(rendered.startsWith('<ul>') ? rendered : rendered.replace(/^<p>|<\/p>$/g, '')).toBe(html);
});

test.each(['（製品情報）をご覧ください。', '、', '」と', 'をご覧', '。'])(
  'a bare address ends before %j',
  (after) =>
    expect(renderMarkdown(`https://example.jp/a?b=c#d${after}`)).toBe(
      `<p><a href="https://example.jp/a?b=c#d" rel="noopener">https://example.jp/a?b=c#d</a>${after}</p>`,
    ),
);
