/* Replacement of a wording from the search, with an in-memory back end. */
import { expect, test } from '@jest/globals';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { deskInJsdom } from '../../../test/support/jest/desk-in-jsdom.ts';
import { type FakeDesk, fakeDesk } from '../../../test/support/services/fake-desk.ts';
import type { DeskReplaceableRecord } from '../../shared/replace.ts';
import { createDeskApi } from '../api.ts';
import { App } from '../app.tsx';
import { hrefOf } from '../router.tsx';

const KIND = { name: 'pages', title: 'ページ', description: '', canAdd: true, format: 'record' as const };
const SCHEMA = { type: 'object', properties: { title: { type: 'string', title: '見出し' } } };
const place = (from: number) => ({
  at: ['title'],
  from,
  field: '見出し',
  before: '[手引き](/guide)と[',
  words: 'AB12',
  after: '](/items/a)です',
});
const record = (file: string, title: string, count: number): DeskReplaceableRecord => ({
  file,
  title,
  kind: 'ページ',
  revision: 'r1',
  places: Array.from({ length: count }, (_, index) => place(index * 10)),
});

deskInJsdom();

function open(address = hrefOf('replace', { words: 'AB12' }), change?: (desk: FakeDesk) => void): FakeDesk {
  const desk = fakeDesk(KIND, SCHEMA, [{ file: 'pages/a.yaml', data: {} }]);
  desk.replaceable = {
    records: [record('pages/a.yaml', '一つ目', 2), record('pages/b.yaml', '二つ目', 1)],
    left: [
      { file: 'pages/c.yaml', title: '三つ目', kind: 'ページ', count: 1, reason: 'draft', by: '鈴木 一郎' },
      { file: 'pages/d.yaml', title: '四つ目', kind: 'ページ', count: 2, reason: 'reference' },
    ],
    isCut: false,
  };
  change?.(desk);
  window.history.replaceState(null, '', address);
  render(<App api={createDeskApi(desk.fetch)} />);
  return desk;
}

const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const write = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const sent = (desk: FakeDesk) => desk.calls.filter(({ method }) => method !== 'GET');
const MAKE = /か所を置き換えた下書きを作る$/;

test('the search leads to the page with its words', async () => {
  const desk = open(hrefOf(''));
  await press(/^探す/);
  fireEvent.change(await screen.findByRole('combobox'), { target: { value: 'AB12' } });
  await press('まとめて置き換える');
  expect(await screen.findByDisplayValue('AB12')).toBeTruthy();
  await screen.findByText(/2件の記録に見つかりました/);
  expect(desk.calls.findLast(({ call }) => call === 'replacements')?.query).toEqual({ words: 'AB12' });
});

test('chosen places become drafts once, also by a double click, and are published together', async () => {
  const desk = open();
  const button = await screen.findByRole('button', { name: MAKE });
  expect(button).toHaveProperty('disabled', true);
  await write('置き換えた後の言葉', 'CD34');
  expect(screen.getAllByText('CD34').map(({ tagName }) => tagName)).toEqual(['INS', 'INS', 'INS']);
  // The words of links, without their targets.
  expect(screen.getAllByText('CD34')[0]?.parentElement?.textContent).toBe('手引きとCD34です');
  const boxes = screen.getAllByRole('checkbox', { name: '見出し' });
  expect(boxes.map((box) => (box as HTMLInputElement).checked)).toEqual([true, true, true]);
  fireEvent.click(boxes[1]!);
  fireEvent.click(boxes[2]!);
  expect(button.textContent).toBe('1か所を置き換えた下書きを作る');
  fireEvent.click(button);
  fireEvent.click(button);
  await screen.findByText(/1件の下書きを作りました。まだ公開していません/);
  expect(sent(desk)).toMatchObject([
    {
      call: 'replacements',
      body: {
        words: 'AB12',
        replacement: 'CD34',
        records: [{ file: 'pages/a.yaml', revision: 'r1', places: [{ at: ['title'], from: 0 }] }],
      },
    },
  ]);
  await press('1件をまとめて公開…');
  await press('まとめて公開する');
  await screen.findByText(/まとめて公開しました/);
  expect(sent(desk).at(-1)).toMatchObject({
    call: 'releases',
    body: { drafts: [{ file: 'pages/a.yaml', revision: 'd1' }] },
  });
});

test('what is left alone, and that there is more, is said with the reason', async () => {
  open(undefined, (desk) => {
    desk.replaceable.isCut = true;
  });
  const left = (await screen.findByText('そのままにする場所(2件)')).closest('details')!;
  expect(within(left).getByRole('link', { name: '三つ目' })).toBeTruthy();
  expect(left.textContent).toMatch(/三つ目.*鈴木 一郎さんの下書き.*四つ目\(2か所\).*アドレス/);
  expect(screen.getByText(/一度に置き換えられるのは/)).toBeTruthy();
});

test('a lost session keeps what was typed and chosen, and it can be sent again', async () => {
  const desk = open();
  await write('置き換えた後の言葉', 'CD34');
  fireEvent.click((await screen.findAllByRole('checkbox', { name: '見出し' }))[0]!);
  desk.next = {
    status: 401,
    problem: { code: 'sign-in', message: 'サインインしてください。', signIn: '/in' },
  };
  await press(MAKE);
  await screen.findByText('サインインしてください。');
  expect(screen.getByRole('link', { name: '別のタブでサインイン' })).toBeTruthy();
  await press('2か所を置き換えた下書きを作る');
  await screen.findByText(/2件の下書きを作りました/);
});

test.each([
  ['the same text', 'AB12', /同じです/],
  ['a text that is too long', 'あ'.repeat(201), /200文字まで/],
  ['a control character', 'CD\u202E34', /制御文字/],
])('%s is refused before anything is sent', async (_what, value, message) => {
  const desk = open();
  await write('置き換えた後の言葉', value);
  await screen.findByText(message);
  expect(screen.getByRole('button', { name: MAKE })).toHaveProperty('disabled', true);
  expect(sent(desk)).toEqual([]);
});

test('problems of the drafts are told with their fields, and nothing can be published yet', async () => {
  open(undefined, (desk) => {
    desk.problems = [
      { file: 'pages/b.yaml', record: '二つ目', path: ['title'], field: 'title', reason: '長すぎます' },
    ];
  });
  await write('置き換えた後の言葉', 'CD34');
  await press(MAKE);
  await screen.findByText('直すところが1件あります');
  expect(screen.getByText(/長すぎます/).textContent).toContain('二つ目');
  expect(screen.queryByRole('button', { name: /まとめて公開/ })).toBeNull();
});

test('a writer submits all drafts for review', async () => {
  const desk = open(undefined, ({ session }) => {
    session.editor.role = 'writer';
  });
  desk.records.set('pages/b.yaml', desk.records.get('pages/a.yaml')!);
  await write('置き換えた後の言葉', 'CD34');
  await press(MAKE);
  await press('2件の承認を依頼');
  await screen.findByText('承認を依頼しました。');
  expect(sent(desk).slice(1)).toMatchObject([
    { call: 'draft/state', body: { file: 'pages/a.yaml', state: 'review' } },
    { call: 'draft/state', body: { file: 'pages/b.yaml', state: 'review' } },
  ]);
});

test('parts of words are included on request', async () => {
  const desk = open();
  fireEvent.click(await screen.findByRole('checkbox', { name: '語の一部も含める' }));
  await screen.findByRole('button', { name: MAKE });
  expect(desk.calls.findLast(({ call }) => call === 'replacements')?.query).toEqual({
    words: 'AB12',
    part: '1',
  });
});
