import { expect, test } from '@jest/globals';
import { plainText } from './plain-text.ts';

test('an article is reduced to its text', () => {
  const source = [
    '## 見出し',
    '',
    '本文は**太字**と[リンク](/products)と`コード`です。',
    '',
    '- 一つ目',
    '- 二つ目',
    '',
    '| 項目 | 値 |',
    '|---|---|',
    '| 速度 | 10G |',
    '',
    '<vlan-id>と<br>改行',
  ].join('\n');
  expect(plainText(source)).toBe(
    '見出し\n本文は太字とリンクとコードです。\n一つ目\n二つ目\n項目 値\n速度 10G\n<vlan-id>と\n改行',
  );
});
