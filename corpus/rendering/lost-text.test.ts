import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { lostText } from './lost-text.ts';
import { renderMarkdown } from './markdown.ts';
import { plainText, textOf } from './plain-text.ts';

const WORDS = [
  '電源は',
  '100',
  '240V',
  '動作温度',
  '℃',
  'show',
  'vlan-id',
  '注意',
  'MA-1',
  '「重要」',
  '。',
  '、',
  'ー',
];
const MARKS = [
  '~',
  '*',
  '**',
  '_',
  '<',
  '>',
  '|',
  '[',
  ']',
  '(',
  ')',
  '`',
  '!',
  '#',
  ' ',
  '\n',
  '&',
  '-',
  '1.',
];

test('a sentence with any marks is shown completely, or the lost word is reported', () => {
  const sentence = fc
    .array(fc.constantFrom(...WORDS, ...MARKS), { maxLength: 24 })
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(sentence, (source) => {
      const html = renderMarkdown(source);
      const lost = lostText(source, textOf(html));
      const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');
      // Without addresses and list numbers the whole text is visible.
      if (lost !== undefined) expect(source).toContain(lost);
      else if (!/\]\(|^[ >-]*\d+[.)]/m.test(source))
        expect(letters(html.replace(/<[^<>]*>|&\w+;/g, ''))).toBe(letters(source));
    }),
    { numRuns: 2_000 },
  );
});

test.each([
  ['0~40℃', '<p>0<del>40</del>℃</p>', '~40'],
  ['show <host> を', '<p>show を</p>', 'host'],
  ['本文[^1]\n\n[^1]: 条件', '<p>本文<a>^1</a></p>', '1'],
  ['|a|\n|-|\n|b|c|', '<table><tr><th>a</th></tr><tr><td>b</td></tr></table>', 'c'],
  ['```電源は\n入力\n```', '<pre><code>入力</code></pre>', '電源は'],
])('a lost word is reported: %j', (source, html, lost) => {
  expect(lostText(source, textOf(html))).toBe(lost);
});

test.each([
  '1. 手順[設定](/guide "題")を見る\n2. ![図](/images/a.png)',
  '```sh\nshow vlan <id>\n```',
  'A &amp; B<br>次 <sup>2</sup>',
  '> 引用\n>\n> - 項目',
  '```yaml\nkey: 値\n```\n\n> ~~~ sh\n> ls\n> ~~~',
])('marks, addresses and tags are no loss: %j', (source) => {
  expect(lostText(source, plainText(source))).toBeUndefined();
});
