/* Round trip of every Markdown text of the content and of the fixtures, and of invented ones. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Node } from 'prosemirror-model';
import { EditorState } from 'prosemirror-state';
import { dialect } from '../../../corpus/rendering/dialect.ts';
import { parseYaml } from '../../../corpus/yaml.ts';
import { readRecordText } from '../../editing/record-text.ts';
import { documentOf, markdownOfBlock, readMarkdown, writeMarkdown } from './markdown.ts';
import { schema } from './schema.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const FIELDS = ['answer', 'notes', 'details'];

/** Values of Markdown fields in a YAML file. */
function markdownIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    FIELDS.includes(key) && typeof inner === 'string' ? [inner] : markdownIn(inner),
  );
}

function textsOf(file: string): string[] {
  const source = readFileSync(path.join(ROOT, file), 'utf8');
  if (file.endsWith('.md')) {
    const read = readRecordText(file, source);
    return [('body' in read && read.body) || source.trim()];
  }
  const parsed = parseYaml(source);
  return 'value' in parsed ? markdownIn(parsed.value) : [];
}

const FILES = globSync(
  ['content', 'test/fixtures'].flatMap((folder) => `${folder}/**/*.{md,yaml}`),
  {
    cwd: ROOT,
  },
);
const TEXTS = FILES.flatMap((file) => textsOf(file).map((text) => ({ file, text })));

/** Replaces a block of a document. */
function withBlock(doc: Node, index: number, block: Node): Node {
  return doc.copy(doc.content.replaceChild(index, block));
}

test('every text of the content is written back to the character, and no part of it is beyond the editor', () => {
  expect(TEXTS.length).toBeGreaterThan(200);
  for (const { file, text } of TEXTS) {
    const stored = readMarkdown(text);
    expect({ file, text: writeMarkdown(documentOf(stored), stored) }).toEqual({ file, text });
    expect({ file, kept: stored.blocks.filter(({ node }) => node.type === schema.nodes.source) }).toEqual({
      file,
      kept: [],
    });
  }
});

test('where one block was changed, every other character stays', () => {
  for (const { text } of TEXTS) {
    const stored = readMarkdown(text);
    const doc = documentOf(stored);
    let start = stored.head.length;
    for (const [index, { node, source, gap }] of stored.blocks.entries()) {
      const end = start + source.length;
      // The block is written again, although it holds the same.
      const again = schema.node('paragraph', null, [schema.text('直した文。')]);
      const changed = node.isTextblock ? node.copy(node.content.addToEnd(schema.text('直した。'))) : again;
      const next = writeMarkdown(withBlock(doc, index, changed), stored);
      expect(next.slice(0, start)).toBe(text.slice(0, start));
      expect(next.slice(next.length - (text.length - end))).toBe(text.slice(end));
      expect(next.slice(start, next.length - (text.length - end))).toBe(markdownOfBlock(changed));
      start = end + gap.length;
    }
  }
});

test('what was changed and changed back is as it was stored', () => {
  const text = '## 題\n本文は\n二行です。\n\n* 一つ\n* 二つ\n\n|a|b|\n|-|-|\n|1|2|';
  const stored = readMarkdown(text);
  let state = EditorState.create({ doc: documentOf(stored) });
  state = state.apply(state.tr.insertText('あ', 1));
  expect(writeMarkdown(state.doc, stored)).toBe(text.replace('題', 'あ題'));
  state = state.apply(state.tr.delete(1, 2));
  expect(writeMarkdown(state.doc, stored)).toBe(text);
});

const PIECES = [
  '文です。',
  '一行目\n二行目  \n三行目',
  '## 見出し',
  '題\n---',
  '- 一\n- 二\n\n  続き',
  '* [ ] 印\n  1. 中\n  2. 中',
  '3) 三\n4) 四',
  '> 引用\n> - 項目',
  '```sh\nping *\n\n# 図\n```',
  '    字下げ\n\n    コード',
  '|a|b|\n|:-|-:|\n|1\\|2|`x`|',
  '<table>\n<tr><td>生</td></tr>\n</table>',
  '<vlan-id>と<b>太</b>と<sup>2</sup>',
  '[名][参照]と[^1]',
  '[参照]: https://example.com "題"',
  '[^1]: 注の文',
  '![図](/images/a.svg "題")',
  '***',
  '<!-- 注釈 -->',
  ':::note\n囲み\n:::',
  '&nbsp;と&amp;とhttps://example.com/あ',
  '$x^2$と==印==',
  '  ',
  '',
];

const invented = fc
  .array(fc.tuple(fc.constantFrom(...PIECES), fc.constantFrom('\n', '\n\n', '\n\n\n', '\n \n', '\r\n\r\n')), {
    maxLength: 12,
  })
  .map((pieces) => pieces.flat().join(''));

test('any text, also one that the editor does not understand, is written back to the character', () => {
  const property = fc.property(fc.oneof(invented, fc.string({ unit: 'grapheme' })), (text) => {
    const stored = readMarkdown(text);
    expect(writeMarkdown(documentOf(stored), stored)).toBe(text);
  });
  fc.assert(property, { numRuns: 500 });
});

test('a block that was changed shows the same page as the block in the editor', () => {
  const property = fc.property(invented, (text) => {
    const stored = readMarkdown(text);
    for (const { node, source } of stored.blocks)
      if (node.type !== schema.nodes.source) {
        const again = markdownOfBlock(node);
        expect(readMarkdown(again).blocks.map((block) => block.node.toString())).toEqual([node.toString()]);
      } else expect(markdownOfBlock(node)).toBe(source);
  });
  fc.assert(property, { numRuns: 300 });
});

const shown = (markdown: string) =>
  new DOMParser().parseFromString(dialect.render(markdown), 'text/html').body.textContent?.trim();

test('words typed in the editor are shown as typed, whatever marks they look like', () => {
  const signs = fc.constantFrom(
    ...'*_~`<>|[]()!#-+=&;:.\\/1 あ漢「」。、a'.split(''),
    '1. ',
    '- ',
    '# ',
    '<b>',
    '&lt;',
    '](',
  );
  const property = fc.property(fc.array(signs, { minLength: 1, maxLength: 12 }), (parts) => {
    const text = parts.join('').replace(/ +/g, ' ').trim();
    if (text === '') return;
    const paragraph = schema.node('paragraph', null, [schema.text(text)]);
    expect(shown(markdownOfBlock(paragraph))).toBe(text);
  });
  fc.assert(property, { numRuns: 2_000 });
});

test.each([
  ['0~40℃、440*290*44mm、a_b、(注1)、10|20', '0~40℃、440*290*44mm、a_b、(注1)、10|20'],
  ['*強調でない*', '\\*強調でない\\*'],
  ['<vlan-id>', '\\<vlan-id>'],
  ['- 項目でない', '\\- 項目でない'],
])('%s is stored without needless marks', (typed, stored) => {
  expect(markdownOfBlock(schema.node('paragraph', null, [schema.text(typed)]))).toBe(stored);
});

test('bold text between letters and brackets stays bold', () => {
  const bold = (text: string) => schema.text(text, [schema.marks.strong.create()]);
  const paragraph = schema.node('paragraph', null, [schema.text('a'), bold('(b)'), schema.text('c')]);
  expect(dialect.render(markdownOfBlock(paragraph))).toBe('<p>a<strong>(b)</strong>c</p>\n');
});
