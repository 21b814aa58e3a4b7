/* Copied HTML in the shapes of Word, Excel, Google Docs and web pages, and the Markdown that it becomes. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { DOMParser as SchemaParser } from 'prosemirror-model';
import { writeMarkdown } from './markdown.ts';
import { cleanHtml } from './paste.ts';
import { schema } from './schema.ts';

const SAMPLES = path.resolve(import.meta.dirname, '../../../test/fixtures/pasted');

function pasted(html: string): { text: string; leftOut: string[] } {
  const { html: cleaned, leftOut } = cleanHtml(html);
  const element = document.createElement('div');
  element.innerHTML = cleaned;
  const doc = SchemaParser.fromSchema(schema).parse(element);
  return { text: writeMarkdown(doc, { head: '', blocks: [] }), leftOut };
}

const sample = (name: string) => pasted(readFileSync(path.join(SAMPLES, name), 'utf8'));

const REPORT = `## 導入の流れ

### 現地の確認

はじめに、**現地**を見ます。<br>停電の日は避けます。

- 配線
  - 光
    - 単芯
  - 銅
- 電源

次の順に進めます。

1. 設計
2. 施工

→の向きと[資料](https://example.com/a?b=c)とそれ

| 速度 | 距離 |
| --- | --- |
| 10Gbps | 300m<br>(OM3) |
| 1Gbps | 550m |`;

test.each(['word-windows.html', 'word-mac.html'])('%s keeps headings, lists, links and tables', (name) => {
  const { text, leftOut } = sample(name);
  expect(text).toBe(REPORT);
  expect(leftOut).toEqual(['写真1枚(「写真」から入れてください)', '文字や背景の色']);
});

test('cells of a spreadsheet become a table, a single cell its text', () => {
  expect(sample('excel.html')).toEqual({
    text: '| 型番 | ポート | 価格 |\n| --- | --- | --- |\n| MS-1 | 8 | 12,800 |\n| MS-2 | 16 |  |',
    leftOut: ['文字や背景の色'],
  });
  expect(pasted('<table><tr><td>12,800</td></tr></table>').text).toBe('12,800');
});

test('a document of Google keeps its structure, and only what is bold there is bold', () => {
  expect(sample('google-docs.html')).toEqual({
    text: '## 議事\n\n決まったことは**二つ**です。\n\n- 移転\n  - 来春\n- 増員\n\n1. 準備\n\n| 担当 | 日 |\n| --- | --- |\n| 営業 | 3日 |',
    leftOut: [],
  });
});

test('a web page leaves its program behind', () => {
  const html = `<h1 style="color: rgb(200, 0, 0)">題</h1><p onclick="x()">文<sup>2</sup>と<a href="javascript:alert(1)">罠</a>
    <a href="#top">先頭</a></p><script>alert(1)</script><form><button>送る</button></form><img src=x onerror=alert(1)>
    <table><tr><td colspan="2">横</td></tr><tr><td rowspan="2">縦</td><td>a</td></tr><tr><td>b</td></tr></table>`;
  expect(pasted(html)).toEqual({
    text: '## 題\n\n文<sup>2</sup>と罠 [先頭](#top)\n\n| 横 |  |\n| --- | --- |\n| 縦 | a |\n|  | b |',
    leftOut: ['写真1枚(「写真」から入れてください)', '文字や背景の色', 'セルの結合'],
  });
});
