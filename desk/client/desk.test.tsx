/* Tests of the desk with an in-memory back end: typed text is never lost, and problems are shown at their fields. */
import { expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { deskInJsdom } from '../../test/support/jest/desk-in-jsdom.ts';
import { conflictProblem, type FakeDesk, fakeDesk } from '../../test/support/services/fake-desk.ts';
import type { DeskSchema } from '../shared/api.ts';
import { createDeskApi } from './api.ts';
import { hrefOf } from './router.tsx';

// Automatic saves are tested with a clock of their own (editor/autosave.test.tsx). With the machine's clock one would come
// before the press of a button on a slow machine, and take the response that is meant for it.
jest.unstable_mockModule('./editor/use-autosave.ts', () => ({ useAutosave() {} }));
const { App } = await import('./app.tsx');

const text = (title: string, more: object = {}) => ({ type: 'string', title, ...more });
const SCHEMA: DeskSchema = {
  type: 'object',
  properties: {
    title: text('見出し', { description: '一覧とページの見出し' }),
    summary: text('要約'),
    sections: {
      type: 'array',
      title: 'セクション',
      items: {
        type: 'object',
        properties: {
          heading: text('見出し語'),
          block: {
            title: 'ブロック',
            oneOf: [
              {
                type: 'object',
                title: '文',
                properties: { kind: { const: 'text', type: 'string' }, text: text('本文の段落') },
                required: ['kind', 'text'],
                additionalProperties: false,
              },
              {
                type: 'object',
                title: '引用',
                properties: { kind: { const: 'quote', type: 'string' }, quote: text('引用の文') },
                required: ['kind', 'quote'],
                additionalProperties: false,
              },
            ],
          },
        },
      },
    },
    publishFrom: text('公開の始まり'),
    publishUntil: text('公開の終わり'),
    draft: { type: 'boolean', title: '下書き' },
  },
  required: ['title'],
  additionalProperties: false,
};
const DATA = {
  title: '元の見出し',
  summary: '元の要約',
  sections: [
    { heading: '一つ目', block: { kind: 'text', text: '段落です。' } },
    { heading: '二つ目', block: { kind: 'quote', quote: '引用です。' } },
  ],
  unheard: { of: 1 },
};
const FILE = 'pages/a.yaml';
const RECORD = { kind: 'pages', title: 'ページ', description: '', canAdd: true, format: 'record' as const };

deskInJsdom();

function open(desk: FakeDesk, address = hrefOf('edit', { file: FILE })) {
  window.history.replaceState(null, '', address);
  return render(<App api={createDeskApi(desk.fetch)} />);
}

function pageDesk(record: object = {}): FakeDesk {
  return fakeDesk({ ...RECORD, name: 'pages' }, SCHEMA, [{ file: FILE, data: DATA, ...record }]);
}

const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const type = async (name: string, value: string) =>
  fireEvent.change(await field(name), { target: { value } });
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const lastSaved = (desk: FakeDesk) => desk.calls.findLast(({ method }) => method !== 'GET');

test('what is saved is what was changed, and everything that no field shows', async () => {
  const desk = pageDesk();
  open(desk);
  await type('見出し', '新しい見出し');
  await type('要約', '');
  await press('下書きを保存');
  await screen.findByText('下書きを保存しました。');
  const { summary: _emptied, ...kept } = DATA;
  expect(lastSaved(desk)).toMatchObject({
    method: 'PUT',
    call: 'draft',
    headers: { 'X-Desk': '1' },
    body: { file: FILE, revision: 'r1', content: { data: { ...kept, title: '新しい見出し' } } },
  });
  const { content } = lastSaved(desk)!.body as { content: { data: object } };
  expect(Object.keys(content.data)).toEqual(['title', 'sections', 'unheard']);
  expect(screen.getByText(/フォームにない項目/).parentElement?.textContent).toContain('of:1');
});

test('what the checks find stands at its field, and the summary leads there through what is folded', async () => {
  const desk = pageDesk();
  desk.problems = [
    {
      file: FILE,
      path: ['sections', 1, 'block', 'quote'],
      field: 'quote',
      reason: '短すぎます',
      fix: '10字以上',
    },
    { file: 'pages/b.yaml', field: 'title', reason: 'ほかのファイルの問題です' },
  ];
  open(desk);
  await type('見出し', '新しい見出し');
  fireEvent.keyDown(window, { key: 's', ctrlKey: true });
  await press('セクション › 2件目 › ブロック › 引用の文');
  const wrong = await field('引用の文');
  expect(document.activeElement).toBe(wrong);
  expect(wrong.closest('details')?.open).toBe(true);
  const described = wrong.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual(['短すぎます(10字以上)']);
  expect(screen.getByText('ほかの記録の問題(1件)').closest('details')?.textContent).toContain('pages/b.yaml');
});

test('where two have written, the editor chooses: nothing is overwritten', async () => {
  const desk = pageDesk();
  open(desk);
  await type('見出し', '自分の見出し');
  await type('要約', '自分の要約');
  desk.next = conflictProblem({
    with: 'published',
    merged: { data: { ...DATA, title: '自分の見出し', summary: '自分の要約', added: true } },
    places: [
      { path: ['data', 'title'], mine: '自分の見出し', theirs: '相手の見出し' },
      { path: ['data', 'summary'], mine: '自分の要約', theirs: undefined },
    ],
  });
  await press('下書きを保存');
  const dialog = within(await screen.findByRole('dialog', { name: 'ほかの方も編集しています' }));
  expect(dialog.getByText(/鈴木 一郎/).textContent).toContain('まだ保存されていません');
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'この内容で保存' }).disabled).toBe(true);
  const title = within(dialog.getByRole('group', { name: '見出し' }));
  fireEvent.click(title.getByLabelText('書き直す'));
  fireEvent.change(title.getByRole('textbox'), { target: { value: '二人の見出し' } });
  fireEvent.click(within(dialog.getByRole('group', { name: '要約' })).getByLabelText('相手の内容'));
  fireEvent.click(dialog.getByRole('button', { name: 'この内容で保存' }));
  await screen.findByText('下書きを保存しました。');
  const { summary: _theirs, ...kept } = DATA;
  expect(lastSaved(desk)?.body).toEqual({
    file: FILE,
    revision: 'theirs',
    onto: 'published',
    content: { data: { ...kept, title: '二人の見出し', added: true } },
  });
  expect((await field('見出し')).value).toBe('二人の見出し');
});

test('a record that was deleted under the form keeps what was typed, and can be written again', async () => {
  const desk = pageDesk();
  open(desk);
  await type('見出し', '自分の見出し');
  desk.next = conflictProblem({ with: 'draft', revision: null, merged: undefined, theirs: null });
  await press('下書きを保存');
  const dialog = within(await screen.findByRole('dialog', { name: 'この記録は削除されています' }));
  fireEvent.click(dialog.getByRole('button', { name: 'この内容で保存' }));
  await screen.findByText('下書きを保存しました。');
  expect(lastSaved(desk)?.body).toMatchObject({
    file: FILE,
    revision: null,
    content: { data: { ...DATA, title: '自分の見出し' } },
  });
});

test('what was typed and not saved is there again, and can be thrown away', async () => {
  const desk = pageDesk();
  open(desk).unmount();
  const first = open(desk);
  await type('見出し', '保存していない見出し');
  first.unmount();
  open(desk);
  await screen.findByText('保存していない変更を復元しました。');
  expect((await field('見出し')).value).toBe('保存していない見出し');
  await press('復元した変更を捨てる');
  expect((await field('見出し')).value).toBe('元の見出し');
  cleanup();
  open(desk);
  expect((await field('見出し')).value).toBe('元の見出し');
  expect(screen.queryByText('保存していない変更を復元しました。')).toBeNull();
});

test('what was restored is saved onto what it was written on, whatever others have saved since', async () => {
  const desk = pageDesk();
  const first = open(desk);
  await type('見出し', '保存していない見出し');
  first.unmount();
  desk.records.set(FILE, { ...desk.records.get(FILE)!, revision: 'newer' });
  open(desk);
  await screen.findByText('保存していない変更を復元しました。');
  await press('下書きを保存');
  await screen.findByText('下書きを保存しました。');
  expect(lastSaved(desk)?.body).toMatchObject({ revision: 'r1' });
});

test('without a network, and when the session has ended, everything stays and can be saved later', async () => {
  const desk = pageDesk();
  open(desk);
  await type('見出し', '大事な見出し');
  desk.next = 'offline';
  await press('下書きを保存');
  await screen.findByText(/サーバーにつながりません/);
  desk.next = {
    status: 401,
    problem: { code: 'sign-in', message: 'サインインが必要です。', signIn: '/admin/sign-in' },
  };
  await press('下書きを保存');
  const link = await screen.findByRole('link', { name: '別のタブでサインイン' });
  expect(link.getAttribute('href')).toBe('/admin/sign-in');
  expect((await field('見出し')).value).toBe('大事な見出し');
  await press('下書きを保存');
  await screen.findByText('下書きを保存しました。');
  expect(lastSaved(desk)?.body).toMatchObject({ content: { data: { title: '大事な見出し' } } });
});

test('what is typed while it is saved stays on the screen', async () => {
  const desk = pageDesk();
  open(desk);
  await type('見出し', '一回目');
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: '下書きを保存' }));
    fireEvent.change(screen.getByRole('textbox', { name: '見出し' }), { target: { value: '二回目' } });
  });
  await screen.findByText('下書きを保存しました。');
  expect((await field('見出し')).value).toBe('二回目');
  await press('下書きを保存');
  await waitFor(() =>
    expect(lastSaved(desk)?.body).toMatchObject({ content: { data: { title: '二回目' } } }),
  );
});

test('another kind of block begins empty, and the first comes back with what it held', async () => {
  const desk = pageDesk();
  open(desk);
  const select = (await screen.findAllByRole<HTMLSelectElement>('combobox', { name: 'ブロックの種類' }))[0]!;
  fireEvent.change(select, { target: { value: '1' } });
  expect((await screen.findAllByRole<HTMLInputElement>('textbox', { name: '引用の文' }))[0]!.value).toBe('');
  fireEvent.change(screen.getAllByRole('combobox', { name: 'ブロックの種類' })[0]!, {
    target: { value: '0' },
  });
  expect((await field('本文の段落')).value).toBe('段落です。');
});

test('a file that is half YAML is edited as it is, with its lines', async () => {
  const desk = pageDesk({
    data: undefined,
    text: 'title: "\n',
    problems: [{ file: FILE, field: '(YAML)', line: 1, reason: '引用符が閉じていません' }],
  });
  open(desk);
  const source = await field('原文');
  expect(source.value).toBe('title: "\n');
  await press(/1行目/);
  expect(document.activeElement).toBe(source);
  fireEvent.change(source, { target: { value: 'title: a\n' } });
  await press('下書きを保存');
  await screen.findByText('下書きを保存しました。');
  expect(lastSaved(desk)?.body).toMatchObject({ content: { text: 'title: a\n' } });
});

test('the item of a list is edited by itself, and the whole list is saved', async () => {
  const schema = { type: 'array', items: SCHEMA };
  const list = [{ title: '一番' }, { title: '二番' }, { title: '三番' }];
  const desk = fakeDesk({ ...RECORD, name: 'pages', format: 'list' }, schema, [{ file: FILE, data: list }]);
  open(desk);
  fireEvent.click(await screen.findByRole('link', { name: '二番' }));
  await type('見出し', '新しい二番');
  fireEvent.click(screen.getByRole('link', { name: '一覧に戻る' }));
  await press('3件目「三番」を上へ');
  await press('下書きを保存');
  await screen.findByText('下書きを保存しました。');
  expect(lastSaved(desk)?.body).toMatchObject({
    content: { data: [{ title: '一番' }, { title: '三番' }, { title: '新しい二番' }] },
  });
});

test('a new record gets its file when it is saved first, also when that was refused before', async () => {
  const desk = pageDesk();
  open(desk, hrefOf('new', { kind: 'pages' }));
  await type('見出し', '新しいページ');
  desk.next = {
    status: 422,
    problem: {
      code: 'refused',
      message: 'まだ保存できません。',
      problems: [{ file: 'pages', path: ['title'], field: 'title', reason: '使えない文字があります' }],
    },
  };
  await press('下書きを保存');
  const heading = await screen.findByRole('heading', { name: '直すところが1件あります' });
  expect(document.activeElement).toBe(heading);
  await press('下書きを保存');
  await waitFor(() => expect(window.location.search).toBe('?file=new.yaml'));
  expect((await field('見出し')).value).toBe('新しいページ');
  expect(Object.keys(localStorage)).toEqual([]);
});

test('who is not signed in is told where to do it', async () => {
  const desk = pageDesk();
  const problem = { code: 'sign-in', message: 'サインインしてください。', signIn: '/admin/sign-in' };
  const api = createDeskApi(async () => new Response(JSON.stringify(problem), { status: 401 }));
  render(<App api={api} />);
  const link = await screen.findByRole('link', { name: 'サインイン' });
  expect(link.getAttribute('href')).toBe('/admin/sign-in');
  expect(desk.calls).toEqual([]);
});

test('who could not be signed in is told so', async () => {
  window.history.replaceState(null, '', `${hrefOf('')}?sign-in=failed`);
  const problem = { code: 'sign-in', message: 'サインインしてください。', signIn: '/admin/sign-in' };
  render(<App api={createDeskApi(async () => new Response(JSON.stringify(problem), { status: 401 }))} />);
  expect((await screen.findByRole('alert')).textContent).toContain('サインインできませんでした');
});

test('what is not saved goes with a sign-out, and never unasked', async () => {
  const desk = pageDesk();
  desk.session.canSignOut = true;
  const sent = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  open(desk);
  await type('見出し', '書きかけ');
  await waitFor(() => expect(Object.keys(localStorage)).toHaveLength(1));
  await press('サインアウト');
  const dialog = await screen.findByRole('dialog', { name: '保存していない内容があります' });
  expect(sent).not.toHaveBeenCalled();
  fireEvent.click(within(dialog).getByRole('button', { name: '消してサインアウト' }));
  expect((await screen.findByRole('alert')).textContent).toContain('サインアウトできませんでした');
  expect(sent).toHaveBeenCalledWith('/admin/sign-in/end', expect.objectContaining({ method: 'POST' }));
  expect(Object.keys(localStorage)).toHaveLength(1);
  sent.mockRestore();
});

test('a writer is offered no publishing', async () => {
  const desk = pageDesk({
    draft: { state: 'review', author: '山田 太郎', savedAt: '2026-11-20T00:00:00Z', notes: [] },
  });
  desk.session.editor.role = 'writer';
  open(desk);
  await screen.findByRole('button', { name: '書き直しに戻す' });
  expect(screen.queryByRole('button', { name: /公開/ })).toBeNull();
});

test('before something is published one sees what changes; what the checks refuse comes to the front', async () => {
  const desk = pageDesk({
    draft: { state: 'writing', author: '山田 太郎', savedAt: '2026-11-20T00:00:00Z', notes: [] },
  });
  desk.changes = {
    changes: [
      { path: ['sections', 1, 'block', 'quote'], before: '前の引用です。', after: '引用です。' },
      { path: ['draft'], after: true },
      { path: ['body'], before: '一行目\n二行目', after: '一行目\n直した行' },
    ],
    before: {},
    after: DATA,
  };
  open(desk);
  await press('公開…');
  const difference = await screen.findByRole('region', { name: '公開する変更' });
  const names = within(difference)
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['セクション › 2件目 › ブロック › 引用の文', '下書き', '本文']);
  expect(difference.textContent).toContain('削除:前の引用です。+追加:引用です。');
  expect(difference.textContent).toContain('追加:はい');
  expect(difference.textContent).toContain('削除:二行目');
  expect(difference.textContent).not.toMatch(/quote|true|pages\/a\.yaml/);
  desk.next = {
    status: 422,
    problem: {
      code: 'refused',
      message: '公開できません。',
      problems: [{ file: FILE, path: ['summary'], field: 'summary', reason: '短すぎます' }],
    },
  };
  await press('公開する');
  const heading = await screen.findByRole('heading', { name: '直すところが1件あります' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(screen.queryByRole('dialog')).toBeNull();
  await press('公開…');
  await screen.findByRole('region', { name: '公開する変更' });
  await press('公開する');
  await screen.findByText('公開しました。数秒でサイトに出ます。');
  expect(lastSaved(desk)).toMatchObject({ call: 'draft/publish', body: { file: FILE, revision: 'r1' } });
});

test('a page that ends asks where its visitors go before it is published', async () => {
  const draft = { state: 'writing', author: '山田 太郎', savedAt: '2026-11-20T00:00:00Z', notes: [] };
  const desk = pageDesk({ draft, text: null, movedFrom: '/guide', title: '案内' });
  open(desk);
  await press('公開…');
  const to = await screen.findByRole('combobox', {
    name: 'これまでのURL(/guide)に来た方の行き先',
  });
  fireEvent.change(to, { target: { value: '/downloads' } });
  await press('公開する');
  await waitFor(() => expect(lastSaved(desk)?.call).toBe('draft/publish'));
  expect(lastSaved(desk)?.body).toMatchObject({ movedTo: '/downloads' });
});

test('back and forward lead through the pages of the desk', async () => {
  const desk = pageDesk();
  open(desk, hrefOf(''));
  fireEvent.click(await screen.findByRole('link', { name: 'ページ' }));
  await screen.findByRole('heading', { level: 1, name: 'ページ' });
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  fireEvent.click(await screen.findByRole('link', { name: '題名' }));
  await field('見出し');
  act(() => window.history.back());
  await screen.findByRole('heading', { level: 1, name: 'ページ' });
  act(() => window.history.forward());
  await field('見出し');
});

test('the first page says what is wrong with what is published, and leads to it', async () => {
  const desk = fakeDesk({ ...RECORD, name: 'pages' }, SCHEMA, [{ file: FILE, data: DATA }]);
  const first = open(desk, hrefOf(''));
  await screen.findByText('承認待ちと下書き');
  await waitFor(() => expect(desk.calls.some(({ call }) => call === 'published')).toBe(true));
  expect(screen.queryByRole('alert')).toBeNull();
  first.unmount();

  desk.publishedProblems = [{ file: FILE, field: 'title', reason: '必須です' }];
  open(desk, hrefOf(''));
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByRole('heading').textContent).toBe('公開中の内容に誤りがあります');
  expect(within(alert).getByRole('link', { name: FILE }).getAttribute('href')).toBe(
    hrefOf('edit', { file: FILE }),
  );
});
