/* Work of several people at the desk, with an in-memory back end. */
import { expect, test } from '@jest/globals';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { deskInJsdom } from '../../test/support/jest/desk-in-jsdom.ts';
import { type FakeDesk, fakeDesk } from '../../test/support/services/fake-desk.ts';
import type { DeskDraft } from '../shared/api.ts';
import type { DeskNote } from '../shared/together.ts';
import { createDeskApi } from './api.ts';
import { App } from './app.tsx';
import { hrefOf } from './router.tsx';

const SCHEMA = {
  type: 'object',
  properties: {
    title: { type: 'string', title: '見出し' },
    items: { type: 'array', title: '項目', items: { type: 'string', title: '項目の文' } },
  },
};
const [FILE, OTHER] = ['pages/a.yaml', 'pages/b.yaml'];
const KIND = {
  name: 'pages',
  title: 'ページ',
  description: '',
  canAdd: true,
  format: 'record' as const,
};

deskInJsdom();

const note = (text: string, more: Partial<DeskNote> = {}): DeskNote => ({
  author: '鈴木 一郎',
  at: '2026-11-20T00:00:00Z',
  text,
  ...more,
});

function draft(state: DeskDraft['state'], notes: DeskNote[] = []): DeskDraft {
  return { state, author: '佐藤 花子', savedAt: '2026-11-20T00:00:00Z', notes };
}

function deskWith(draftOfA: DeskDraft): FakeDesk {
  return fakeDesk(KIND, SCHEMA, [
    { file: FILE, title: '一つ目', data: { title: '一つ目', items: ['文です'] }, draft: draftOfA },
    { file: OTHER, title: '二つ目', data: { title: '二つ目' }, draft: draft('writing') },
  ]);
}

function open(desk: FakeDesk, address = hrefOf('edit', { file: FILE })) {
  window.history.replaceState(null, '', address);
  return render(<App api={createDeskApi(desk.fetch)} />);
}

const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const sent = (desk: FakeDesk) => desk.calls.findLast(({ method }) => method !== 'GET');

test('who else has the record open is said before one types', async () => {
  const desk = deskWith(draft('writing'));
  desk.others = ['佐藤 花子'];
  open(desk);
  expect(await screen.findByText(/佐藤 花子さんが開いています/)).toBeTruthy();
});

test('a comment stands at its field and leads there; another one is about the field that had the focus', async () => {
  const desk = deskWith(
    draft('writing', [note('短くしてください', { path: ['items', 0] }), note('全体によいです')]),
  );
  open(desk);
  const field = await screen.findByDisplayValue('文です');
  expect(field.closest('.field')?.textContent).toContain('短くしてください');
  await press('項目 › 1件目');
  expect(document.activeElement).toBe(field);
  const text = await screen.findByLabelText('「項目 › 1件目」について');
  fireEvent.change(text, { target: { value: 'なおしました' } });
  await press('コメントを残す');
  await screen.findByText('コメントを残しました。');
  expect(sent(desk)).toMatchObject({
    call: 'draft/note',
    body: { file: FILE, text: 'なおしました', path: ['items', 0] },
  });
});

test('what a comment says is kept when it cannot be sent, and nothing in the form changes', async () => {
  const desk = deskWith(draft('writing'));
  open(desk);
  fireEvent.change(await screen.findByLabelText('記録全体について'), { target: { value: '大切なこと' } });
  desk.next = 'offline';
  await press('コメントを残す');
  await screen.findByText(/サーバーにつながりません/);
  expect(screen.getByDisplayValue('大切なこと')).toBeTruthy();
  expect(screen.getByDisplayValue('一つ目')).toBeTruthy();
});

test('a submitted draft is sent back with a comment, which its author sees in the form and in the list', async () => {
  const desk = deskWith(draft('review'));
  const { unmount } = open(desk);
  const button = await screen.findByRole('button', { name: 'このコメントで差し戻す' });
  expect(button).toHaveProperty('disabled', true);
  fireEvent.change(screen.getByLabelText('記録全体について'), { target: { value: '日付が違います' } });
  fireEvent.click(button);
  await screen.findByText(/差し戻しました。/);
  expect(sent(desk)).toMatchObject({
    call: 'draft/note',
    body: { file: FILE, text: '日付が違います', isReturn: true },
  });
  unmount();

  const returned = deskWith(draft('returned', [note('日付が違います', { isReturn: true })]));
  const form = open(returned);
  expect((await screen.findByText('差し戻されました。')).parentElement?.textContent).toContain(
    '日付が違います',
  );
  form.unmount();
  open(returned, hrefOf(''));
  const row = (await screen.findByRole('link', { name: '一つ目' })).closest('li');
  expect(row?.textContent).toMatch(/日付が違います.*差し戻し/);
});

test('chosen drafts are published together; what is wrong in one of them is told, and none is gone', async () => {
  const desk = deskWith(draft('review'));
  open(desk, hrefOf(''));
  fireEvent.click(await screen.findByRole('checkbox', { name: '「一つ目」を選ぶ' }));
  fireEvent.click(screen.getByRole('checkbox', { name: '「二つ目」を選ぶ' }));
  await press('選んだ2件をまとめて公開…');
  const problems = [{ file: OTHER, record: '二つ目', field: 'title', reason: '短すぎます' }];
  desk.next = { status: 422, problem: { code: 'refused', message: '直すところがあります。', problems } };
  fireEvent.change(screen.getByLabelText(/^公開する日時/), { target: { value: '2099-01-02T09:00' } });
  await press('この日時に公開する');
  await screen.findByText('直すところがあります。');
  expect(sent(desk)?.body).toMatchObject({
    at: '2099-01-02 09:00',
    drafts: [{ file: FILE }, { file: OTHER }],
  });
  const link = within(screen.getByRole('dialog')).getByRole('link', { name: '二つ目' });
  expect(link.getAttribute('href')).toContain('pages%2Fb.yaml');
  await press('この日時に公開する');
  await screen.findByText('公開を予約しました。');
});

test('a writer may comment, but neither send back nor publish together', async () => {
  const desk = deskWith(draft('review'));
  desk.session.editor.role = 'writer';
  const { unmount } = open(desk);
  await screen.findByLabelText('記録全体について');
  expect(screen.queryByRole('button', { name: /差し戻す/ })).toBeNull();
  unmount();
  open(desk, hrefOf(''));
  await screen.findByRole('link', { name: '一つ目' });
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('the library finds a picture by its words, says where it is used and replaces it there', async () => {
  const desk = deskWith(draft('writing'));
  const use = { kind: 'ページ', hasPage: false, at: ['photos', 0, 'file'] };
  desk.pictures = [
    {
      file: 'photos/hall-1.jpg',
      alts: ['展示会場'],
      canReplace: true,
      uses: [
        { file: FILE, title: '一つ目', ...use },
        { file: OTHER, title: '二つ目', ...use },
      ],
    },
    { file: 'images/logo.svg', alts: [], uses: [], canReplace: false },
  ];
  open(desk, hrefOf('pictures'));
  fireEvent.change(await screen.findByLabelText('絞り込み'), { target: { value: '展示 二つ目' } });
  expect(screen.queryByText('logo.svg')).toBeNull();
  fireEvent.click(await screen.findByText('2か所で使われています'));
  expect(screen.getByRole('link', { name: '二つ目' }).getAttribute('href')).toContain('at=photos.0.file');
  const photo = new File(['…'], 'new.jpg', { type: 'image/jpeg' });
  fireEvent.change(screen.getByLabelText('すべての場所で差し替える'), { target: { files: [photo] } });
  await press('この写真を使う');
  expect(screen.getByRole('alert').textContent).toBe('何が写っているかを書いてください。');
  fireEvent.change(screen.getByLabelText('写真の説明'), { target: { value: '新しい会場' } });
  await press('この写真を使う');
  await screen.findByText(/2件の下書きに入れました。/);
  expect(sent(desk)).toMatchObject({
    call: 'pictures/replace',
    query: { picture: 'photos/hall-1.jpg', alt: '新しい会場', name: 'new.jpg' },
  });

  fireEvent.click(await screen.findByText('2か所で使われています'));
  const point = screen.getByRole('button', { name: '見せる点は横50、縦50' });
  fireEvent.keyDown(point, { key: 'ArrowUp', shiftKey: true });
  await press('すべての場所でこの点にする');
  await waitFor(() => expect(sent(desk)?.call).toBe('pictures/focus'));
  expect(sent(desk)?.body).toEqual({ picture: 'photos/hall-1.jpg', focus: { x: 50, y: 40 } });
});
