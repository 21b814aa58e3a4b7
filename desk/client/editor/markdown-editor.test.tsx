import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { TEXT_MAX_LENGTH } from '../../shared/constants.ts';
import { goToPlace } from '../places.ts';
import { MarkdownEditor } from './markdown-editor.tsx';

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
  // The editor scrolls to the cursor, and jsdom has no layout.
  Object.assign(Text.prototype, { getBoundingClientRect: () => new DOMRect() });
  Object.assign(Range.prototype, { getBoundingClientRect: () => new DOMRect(), getClientRects: () => [] });
});
afterEach(cleanup);

let now = '';
let replace: (text: string) => void;

function Held({ text }: { text: string }) {
  const [value, setValue] = useState(text);
  now = value;
  replace = setValue;
  const problem = { file: 'a.md', path: ['body'], field: 'body', reason: '短すぎます' };
  return <MarkdownEditor text={value} problems={[problem]} onChange={setValue} />;
}

async function open(text: string): Promise<HTMLElement> {
  render(<Held text={text} />);
  return screen.findByRole('textbox', { name: '本文' });
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

function paste(field: HTMLElement, copied: Record<string, string>): void {
  fireEvent(
    field,
    createEvent.paste(field, {
      clipboardData: { getData: (type: string) => copied[type] ?? '', files: [] },
    }),
  );
}

test('a text is shown as it will look, and stays as it was stored until something is changed', async () => {
  const field = await open('* 一つ\n* **二つ**');
  expect(field.querySelectorAll('li')).toHaveLength(2);
  expect(field.querySelector('strong')?.textContent).toBe('二つ');
  press('Markdownで書く');
  const source = screen.getByRole<HTMLTextAreaElement>('textbox', { name: '本文' });
  expect(source.value).toBe('* 一つ\n* **二つ**');
  fireEvent.change(source, { target: { value: '## 題' } });
  press('Markdownで書く');
  const again = await screen.findByRole('textbox', { name: '本文' });
  expect(again.querySelector('h2')?.textContent).toBe('題');
  expect(now).toBe('## 題');
});

test('the buttons format the block of the cursor, and can be undone', async () => {
  await open('本文です。');
  act(() => goToPlace({ at: ['body'], words: '本文' }));
  press('太字');
  expect(now).toBe('**本文**です。');
  press('見出し');
  expect(now).toBe('## **本文**です。');
  press('見出し');
  press('箇条書き');
  expect(now).toBe('- **本文**です。');
  press('番号付き');
  expect(now).toBe('1. **本文**です。');
  press('番号付き');
  press('引用');
  expect(now).toBe('> **本文**です。');
  for (let undone = 0; undone < 8 && now !== '本文です。'; undone += 1) press('元に戻す');
  expect(now).toBe('本文です。');
});

test('a table is inserted and grows, and a link is set', async () => {
  await open('');
  act(() => goToPlace({ at: ['body'] }));
  press('表');
  press('列を追加');
  press('行を削除');
  expect(now).toBe('|  |  |  |\n| --- | --- | --- |\n|  |  |  |');
  press('表を削除');
  expect(now).toBe('');
  act(() => replace('資料を見る'));
  act(() => goToPlace({ at: ['body'], words: '資料' }));
  press('リンク');
  fireEvent.change(await screen.findByRole('combobox', { name: 'リンク先' }), {
    target: { value: '/downloads' },
  });
  press('リンクを付ける');
  expect(now).toBe('[資料](/downloads)を見る');
});

test('a place leads to its words, or to the link that has them', async () => {
  await open('最初の文。\n\n次の[案内](/downlods)です。');
  act(() => goToPlace({ at: ['body'], words: '/downlods' }));
  expect(window.getSelection()?.toString()).toBe('案内');
  act(() => goToPlace({ at: ['body'], words: '最初' }));
  expect(window.getSelection()?.toString()).toBe('最初');
});

test('another text from outside replaces the text, a saved one does not', async () => {
  const field = await open('元の文。');
  const paragraph = field.querySelector('p');
  act(() => replace('元の文。\n'));
  expect(field.querySelector('p')).toBe(paragraph);
  act(() => replace('別の文。'));
  expect(field.textContent).toBe('別の文。');
});

test('pasted text keeps its structure, and one sentence says what was left out', async () => {
  const field = await open('前。');
  act(() => goToPlace({ at: ['body'], words: '前。' }));
  paste(field, { 'text/html': '<h1>題</h1><p>文<img src="file:///a.png"></p>', 'text/plain': '題\n文' });
  expect(now).toBe('## 題\n\n文');
  expect((await screen.findByRole('alert')).textContent).toContain('写真1枚');
  paste(field, { 'text/plain': '\n| a | b |\n| --- | --- |\n| 1 | 2 |' });
  await waitFor(() => expect(now).toContain('| a | b |\n| --- | --- |\n| 1 | 2 |'));
});

test('what is too long is refused, and what was there stays', async () => {
  const field = await open('大事な文。');
  paste(field, { 'text/plain': 'あ'.repeat(TEXT_MAX_LENGTH) });
  expect((await screen.findByRole('alert')).textContent).toContain('長すぎます');
  expect(now).toBe('大事な文。');
});

test('200 KB of text are pasted whole', async () => {
  const field = await open('');
  const line = '網の点検を行いました。'.repeat(10);
  const lines = Array.from({ length: 200 * 10 }, () => line).slice(
    0,
    Math.ceil((200 * 1024) / (3 * line.length)),
  );
  paste(field, { 'text/plain': lines.join('\n') });
  expect(now).toBe(lines.join('\n\n'));
});

test('problems stand at the field', async () => {
  const field = await open('短');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(ids.map((id) => document.getElementById(id)?.textContent).join()).toContain('短すぎます');
});
