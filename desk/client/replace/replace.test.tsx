/* Replacement of a wording from the search, with an in-memory back end. */
import { expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { deskInJsdom } from '../../../test/support/jest/desk-in-jsdom.ts';
import { type FakeDesk, fakeDesk } from '../../../test/support/services/fake-desk.ts';
import type { DeskReplaceablePlace } from '../../shared/replace.ts';
import { createDeskApi } from '../api.ts';
import { App } from '../app.tsx';
import { hrefOf } from '../router.tsx';

const KIND = { name: 'pages', title: 'ページ', description: '', canAdd: true, format: 'record' as const };
const SCHEMA = { type: 'object', properties: { title: { type: 'string', title: '見出し' } } };
const place = (file: string, title: string, from: number): DeskReplaceablePlace => ({
  file,
  title,
  revision: 'r1',
  at: ['title'],
  from,
  field: '見出し',
  before: '[手引き](/guide)と[',
  words: 'AB12',
  after: '](/items/a)です',
});

deskInJsdom();

function open(address = hrefOf('replace', { words: 'AB12' }), change?: (desk: FakeDesk) => void): FakeDesk {
  const draft = {
    state: 'writing' as const,
    author: '山田 太郎',
    savedAt: '2026-11-20T00:00:00Z',
    notes: [],
  };
  const records = ['a', 'b', 'c'].map((name) => ({
    file: `pages/${name}.yaml`,
    title: name,
    data: {},
    draft,
  }));
  const desk = fakeDesk(KIND, SCHEMA, records);
  desk.replaceable = {
    places: [
      place('pages/a.yaml', '一つ目', 0),
      place('pages/a.yaml', '一つ目', 20),
      place('pages/b.yaml', '二つ目', 0),
    ],
    left: [{ file: 'pages/c.yaml', title: '三つ目', reason: '1か所。鈴木 一郎さんの下書きがあります' }],
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
const MAKE = '選んだ場所を置き換えた下書きを作る';
const BOX = /を置き換える$/;

test('the search leads to the page with its words', async () => {
  const desk = open(hrefOf(''));
  await press(/^探す/);
  fireEvent.change(await screen.findByRole('combobox'), { target: { value: 'AB12' } });
  await press('まとめて置き換える');
  expect(await screen.findByDisplayValue('AB12')).toBeTruthy();
  await screen.findByText(/3か所に見つかりました/);
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
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox', { name: BOX });
  expect(boxes.map(({ checked }) => checked)).toEqual([true, true, true]);
  fireEvent.click(boxes[1]!);
  fireEvent.click(button);
  fireEvent.click(button);
  expect((await screen.findByText('2件の下書きを作りました')).tagName).toBe('H2');
  expect(document.activeElement?.tagName).toBe('H2');
  expect(sent(desk)).toMatchObject([
    {
      call: 'replacements',
      body: {
        words: 'AB12',
        replacement: 'CD34',
        places: [
          { file: 'pages/a.yaml', revision: 'r1', at: ['title'], from: 0 },
          { file: 'pages/b.yaml', from: 0 },
        ],
      },
    },
  ]);
  await press('選んだ2件をまとめて公開…');
  await press('まとめて公開する');
  await screen.findByText(/まとめて公開しました/);
  expect(sent(desk).at(-1)).toMatchObject({
    call: 'releases',
    body: { drafts: [{ file: 'pages/a.yaml' }, { file: 'pages/b.yaml' }] },
  });
});

test('what is left alone, and that there is more, is said with the reason', async () => {
  open(undefined, (desk) => {
    desk.replaceable.isCut = true;
  });
  const left = (await screen.findByText('そのままにする記録(1件)')).closest('details');
  expect(left?.textContent).toMatch(/三つ目 1か所。鈴木 一郎さんの下書きがあります。/);
  expect(screen.getByText(/一度に置き換えられるのは、50件の記録、500か所まで/)).toBeTruthy();
});

test('a lost session keeps what was typed and chosen, and it can be sent again', async () => {
  const desk = open();
  await write('置き換えた後の言葉', 'CD34');
  fireEvent.click((await screen.findAllByRole('checkbox', { name: BOX }))[0]!);
  desk.next = {
    status: 401,
    problem: { code: 'sign-in', message: 'サインインしてください。', signIn: '/in' },
  };
  await press(MAKE);
  await screen.findByText('サインインしてください。');
  expect(screen.getByRole('link', { name: '別のタブでサインイン' })).toBeTruthy();
  await press(MAKE);
  await screen.findByText('2件の下書きを作りました');
  expect(sent(desk)[1]?.body).toEqual(sent(desk)[0]?.body);
  expect(sent(desk)[1]?.body).toMatchObject({ places: [{ from: 20 }, { from: 0 }] });
});

test('a refusal is told beside the button', async () => {
  const desk = open();
  await write('置き換えた後の言葉', 'AB12');
  desk.next = { status: 400, problem: { code: 'invalid', message: '前と後の言葉が同じです。' } };
  await press(MAKE);
  expect((await screen.findByRole('alert')).textContent).toBe('前と後の言葉が同じです。');
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
