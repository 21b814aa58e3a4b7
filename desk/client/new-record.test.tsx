/* A new record is written, illustrated and published in one form, which keeps all typed text. */
import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { deskInJsdom } from '../../test/support/jest/desk-in-jsdom.ts';
import { type FakeDesk, fakeDesk } from '../../test/support/services/fake-desk.ts';
import type { DeskSchema } from '../shared/api.ts';
import { createDeskApi } from './api.ts';
import { hrefOf } from './router.tsx';

jest.unstable_mockModule('./editor/use-autosave.ts', () => ({ useAutosave() {} }));
const { App } = await import('./app.tsx');

const KIND = { name: 'pages', title: 'ページ', description: '', canAdd: true, format: 'record' as const };
const PHOTO: DeskSchema = {
  type: 'object',
  properties: {
    file: { type: 'string', title: '写真のファイル', pattern: '\\.(jpe?g)$' },
    alt: { type: 'string', title: '代わりの文' },
  },
};
const SCHEMA: DeskSchema = {
  type: 'object',
  properties: {
    title: { type: 'string', title: '見出し' },
    points: { type: 'array', title: '要点', items: { type: 'string' } },
    pair: { type: 'array', title: '組', prefixItems: [{ type: 'string', title: '文' }] },
    photo: { ...PHOTO, title: '写真' },
    gallery: { type: 'array', title: 'ほかの写真', items: PHOTO },
  },
  required: ['title', 'points'],
};

deskInJsdom();

function open(address = hrefOf('new', { kind: 'pages' })): FakeDesk {
  const desk = fakeDesk(KIND, SCHEMA);
  window.history.replaceState(null, '', address);
  render(<App api={createDeskApi(desk.fetch)} />);
  return desk;
}

const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const type = async (name: string, value: string) =>
  fireEvent.change(await field(name), { target: { value } });
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const writes = (desk: FakeDesk) => desk.calls.filter(({ method }) => method !== 'GET');

async function beginBySearch() {
  await press(/^探す/);
  const box = await screen.findByRole('combobox', { name: '探す言葉' });
  fireEvent.change(box, { target: { value: 'ページを新しく' } });
  await screen.findByRole('option', { name: 'ページを新しく書く' });
  fireEvent.keyDown(box, { key: 'Enter' });
}

test('one press saves and publishes it, and the form stays where it was', async () => {
  const desk = open();
  await type('見出し', '臨時休業のお知らせ');
  const before = await field('見出し');
  await press('公開する');
  await screen.findByText('公開しました。数秒でサイトに出ます。');
  expect(writes(desk).map(({ method, call }) => `${method} ${call}`)).toEqual([
    'POST new',
    'POST draft/publish',
  ]);
  expect(window.location.search).toBe('?file=new.yaml');
  expect(await field('見出し')).toBe(before);
  expect(Object.keys(localStorage)).toEqual([]);
});

test('what cannot be published stays in the form as a draft, with the reason', async () => {
  const desk = open();
  await type('見出し', '臨時休業のお知らせ');
  desk.refusals.set('draft/publish', { code: 'locked', message: 'ほかの方が公開しています。' });
  await press('公開する');
  await screen.findByText('ほかの方が公開しています。');
  expect((await field('見出し')).value).toBe('臨時休業のお知らせ');
  expect(window.location.search).toBe('?file=new.yaml');
  expect(screen.getByRole('button', { name: '公開する' })).toBeTruthy();
});

test('another new record begins with an empty form', async () => {
  open();
  await type('見出し', '一つ目');
  await press('下書きを保存');
  await screen.findByText('下書きを保存しました。');
  await beginBySearch();
  await waitFor(async () => expect((await field('見出し')).value).toBe(''));
});

test('a list begins with an empty field, and Enter continues with the next one', async () => {
  const desk = open();
  await type('要点 1件目', '停電に備える');
  fireEvent.keyDown(await field('要点 1件目'), { key: 'Enter' });
  const second = await field('要点 2件目');
  expect(document.activeElement).toBe(second);
  // An empty field is not followed by another one, and a line break is written with Shift.
  fireEvent.keyDown(second, { key: 'Enter' });
  await type('要点 2件目', '雷に備える');
  fireEvent.keyDown(second, { key: 'Enter', shiftKey: true });
  expect(screen.queryByRole('textbox', { name: '要点 3件目' })).toBeNull();
  await press('下書きを保存');
  await screen.findByText('下書きを保存しました。');
  expect(writes(desk)[0]?.body).toMatchObject({
    content: { data: { points: ['停電に備える', '雷に備える'] } },
  });
});

test.each([
  ['写真を送る', { photo: { file: 'photos/hall.jpg', alt: '会場の入口' } }],
  ['ほかの写真を送って追加', { gallery: [{ file: 'photos/hall.jpg', alt: '会場の入口' }] }],
])('%s: an unsaved record is saved first, and Enter after the description sends it', async (label, data) => {
  const desk = open();
  await type('見出し', '展示会');
  const photo = new File(['…'], 'hall.jpg', { type: 'image/jpeg' });
  fireEvent.change(await screen.findByLabelText(label), { target: { files: [photo] } });
  const description = await field('写真の説明');
  expect(document.activeElement).toBe(description);
  fireEvent.change(description, { target: { value: '会場の入口' } });
  fireEvent.submit(description);
  await waitFor(() => expect(screen.queryByRole('textbox', { name: '写真の説明' })).toBeNull());
  expect(writes(desk).map(({ method, call }) => `${method} ${call}`)).toEqual(['POST new', 'POST picture']);
  expect(writes(desk)[1]?.query).toMatchObject({ file: 'new.yaml', alt: '会場の入口' });
  await press('下書きを保存');
  await waitFor(() =>
    expect(writes(desk)[2]?.body).toMatchObject({ content: { data: { title: '展示会', ...data } } }),
  );
});

test('the search begins a record of a kind', async () => {
  open(hrefOf(''));
  await beginBySearch();
  expect(await screen.findByRole('heading', { level: 1, name: 'ページを新しく書く' })).toBeTruthy();
});

test('the start page leads to a new record of each kind', async () => {
  open(hrefOf(''));
  fireEvent.click(await screen.findByRole('link', { name: 'ページを新しく書く' }));
  expect(await field('見出し')).toBeTruthy();
});

test('Enter stays a line break in a list of a fixed length', async () => {
  const desk = open(hrefOf('edit', { file: 'a.yaml' }));
  desk.records.set('a.yaml', {
    ...{ file: 'a.yaml', kind: 'pages', title: '題名', revision: 'r1', text: '', isNew: false, problems: [] },
    data: { title: '見出し', points: ['一つ'], pair: ['一行目'] },
  });
  expect(fireEvent.keyDown(await field('文 1件目'), { key: 'Enter' })).toBe(true);
  expect(fireEvent.keyDown(await field('要点 1件目'), { key: 'Enter', keyCode: 229 })).toBe(true);
  expect(fireEvent.keyDown(await field('要点 1件目'), { key: 'Enter' })).toBe(false);
});

test.each([
  ['without a draft, a former version becomes one at once', false],
  ['a draft is replaced by a former version after a question', true],
])('%s', async (_name, hasDraft) => {
  const desk = open(hrefOf('history', { file: 'a.yaml' }));
  const draft = { state: 'writing' as const, author: '', savedAt: '2026-11-20T00:00:00Z', notes: [] };
  const data = { title: '今の見出し', points: ['一つ'] };
  desk.records.set('a.yaml', {
    ...{ file: 'a.yaml', kind: 'pages', title: '題名', revision: 'r1', text: '', isNew: false, problems: [] },
    ...{ data, ...(hasDraft && { draft }) },
  });
  await press(/に戻す$/);
  if (hasDraft) await press('下書きにする');
  await screen.findByText('以前の内容を下書きにしました。');
  expect(writes(desk)).toMatchObject([{ method: 'PUT', call: 'draft' }]);
});
