/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { createServerMarkup } from './server-markup.server.tsx';

test('the markup of a title is its escaped text with marks', () => {
  const markup = createServerMarkup().phrases('<b>PoE & "VLAN"</b>の設定');
  expect(markup.replaceAll('<wbr/>', '')).toBe('&lt;b&gt;PoE &amp; &quot;VLAN&quot;&lt;/b&gt;の設定');
  expect(markup).toContain('<wbr/>');
});
