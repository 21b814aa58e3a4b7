/* The search of the desk by keyboard, with Japanese input, from any page. */
import { expect, test } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { deskInJsdom } from '../../../test/support/jest/desk-in-jsdom.ts';
import { type FakeDesk, fakeDesk } from '../../../test/support/services/fake-desk.ts';
import { createDeskApi } from '../api.ts';
import { App } from '../app.tsx';
import { hrefOf } from '../router.tsx';

const KIND = { name: 'pages', title: 'ページ', description: '', canAdd: true, format: 'record' as const };
const FILE = 'pages/a.yaml';
const SCHEMA = {
  type: 'object',
  properties: {
    title: { type: 'string', title: '見出し' },
    rows: {
      type: 'array',
      title: '行',
      items: { type: 'object', properties: { text: { type: 'string', title: '文' } } },
    },
  },
};
const DATA = { title: 'お問い合わせ', rows: [{ text: '一行目' }, { text: '電話は平日の9時からです。' }] };
const HITS = [
  { file: FILE, title: 'お問い合わせ', kind: 'ページ' },
  {
    file: FILE,
    title: 'お問い合わせ',
    kind: 'ページ',
    place: { at: ['rows', 1, 'text'], before: '電話は', words: '平日', after: 'の9時からです。' },
  },
];

deskInJsdom();

async function openSearch(): Promise<{ desk: FakeDesk; box: HTMLElement; searches(): unknown[] }> {
  const desk = fakeDesk(KIND, SCHEMA, [{ file: FILE, data: DATA }]);
  desk.hits = HITS;
  window.history.replaceState(null, '', hrefOf('edit', { file: FILE }));
  render(<App api={createDeskApi(desk.fetch)} />);
  await screen.findByRole('textbox', { name: '見出し' });
  fireEvent.keyDown(window, { key: 'k', ctrlKey: true });
  const box = await screen.findByRole('combobox', { name: '探す言葉' });
  const searches = () => desk.calls.flatMap(({ call, query }) => (call === 'search' ? [query.q] : []));
  return { desk, box, searches };
}

test('arrows and Enter lead to the words in their field, in the record that is open as well', async () => {
  const { box } = await openSearch();
  fireEvent.change(box, { target: { value: '平日' } });
  const [first, second] = await screen.findAllByRole('option');
  expect(box.getAttribute('aria-activedescendant')).toBe(first?.id);
  fireEvent.keyDown(box, { key: 'ArrowDown' });
  expect(box.getAttribute('aria-activedescendant')).toBe(second?.id);
  expect(second?.textContent).toContain('電話は平日の9時からです。');
  fireEvent.keyDown(box, { key: 'Enter' });
  const field = screen.getByDisplayValue<HTMLTextAreaElement>(DATA.rows[1]!.text);
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe('平日');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('nothing is searched for, and Enter chooses nothing, while Japanese input is composed', async () => {
  const { box, searches } = await openSearch();
  await screen.findAllByRole('option');
  fireEvent.compositionStart(box);
  fireEvent.input(box, { target: { value: 'へいじつ' }, isComposing: true });
  fireEvent.keyDown(box, { key: 'Enter', isComposing: true });
  fireEvent.keyDown(box, { key: 'Enter', keyCode: 229 });
  expect(screen.queryByRole('dialog')).not.toBeNull();
  fireEvent.input(box, { target: { value: '平日' }, isComposing: true });
  fireEvent.compositionEnd(box);
  await waitFor(() => expect(searches()).toEqual(['', '平日']));
});
