import { afterEach, expect, test } from '@jest/globals';
import { cleanup, createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { TEXT_MAX_LENGTH } from '../../shared/constants.ts';
import { MarkdownEditor } from './markdown-editor.tsx';
import { markdownOfHtml } from './markdown-paste.ts';

afterEach(cleanup);

function Held({ text }: { text: string }) {
  const [value, setValue] = useState(text);
  return <MarkdownEditor text={value} problems={[]} onChange={setValue} />;
}

function open(text: string): HTMLTextAreaElement {
  render(<Held text={text} />);
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: '本文' });
  field.setSelectionRange(text.length, text.length);
  return field;
}

/** @returns whether the default paste of the browser remained enabled */
function paste(field: HTMLElement, copied: Record<string, string>): boolean {
  const event = createEvent.paste(field, {
    clipboardData: { getData: (type: string) => copied[type] ?? '' },
  });
  fireEvent(field, event);
  return !event.defaultPrevented;
}

const WORD = `<html><head><style>p { color: red }</style><title>文書</title></head><body><!--StartFragment-->
<h2>導入の流れ<o:p></o:p></h2>
<p class=MsoNormal>はじめに、<b>現地</b>を見ます。</p>
<p class=MsoListParagraph><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;&nbsp;</span></span>配線</p>
<p class=MsoListParagraph><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;&nbsp;</span></span>電源</p>
<p><a href="https://example.com/a">資料</a>と<a href="javascript:alert(1)">それ</a></p>
<table><tr><td>速度</td><td>10Gbps</td></tr></table>
<script>alert(1)</script><img src=x onerror=alert(1)>
<!--EndFragment--></body></html>`;

test('what was copied from a word processor becomes Markdown, without what could run', () => {
  expect(markdownOfHtml(WORD)).toBe(
    [
      '## 導入の流れ',
      'はじめに、**現地**を見ます。',
      '- 配線\n- 電源',
      '[資料](https://example.com/a)とそれ',
      '速度 | 10Gbps',
    ].join('\n\n'),
  );
});

test('it is put in where the cursor stands', async () => {
  const field = open('前の文。\n\n');
  expect(paste(field, { 'text/html': '<p>次の<strong>文</strong></p>', 'text/plain': '次の文' })).toBe(false);
  await waitFor(() => expect(field.value).toBe('前の文。\n\n次の**文**'));
});

test('plain text is left to the browser', () => {
  expect(paste(open(''), { 'text/plain': '文' })).toBe(true);
});

test('what is too long is refused, and what was there stays', async () => {
  const field = open('大事な文。');
  expect(paste(field, { 'text/plain': 'あ'.repeat(TEXT_MAX_LENGTH) })).toBe(false);
  expect((await screen.findByRole('alert')).textContent).toContain('長すぎます');
  expect(field.value).toBe('大事な文。');
});

test('the buttons mark what is selected', () => {
  const field = open('見出し\n項目');
  field.setSelectionRange(0, 3);
  fireEvent.click(screen.getByRole('button', { name: '見出し' }));
  expect(field.value).toBe('## 見出し\n項目');
  fireEvent.click(screen.getByRole('button', { name: '見出し' }));
  expect(field.value).toBe('見出し\n項目');
  field.setSelectionRange(4, 6);
  fireEvent.click(screen.getByRole('button', { name: '太字' }));
  expect(field.value).toBe('見出し\n**項目**');
  expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe('項目');
  fireEvent.click(screen.getByRole('button', { name: '箇条書き' }));
  expect(field.value).toBe('見出し\n- **項目**');
});
