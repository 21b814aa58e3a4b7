/* Automatic saves of drafts: they succeed while the editor types, and a failed one loses no text. */
import { afterEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { deskInJsdom } from '../../../test/support/jest/desk-in-jsdom.ts';
import { conflictProblem, type FakeDesk, fakeDesk } from '../../../test/support/services/fake-desk.ts';
import type { DeskDraft } from '../../shared/api.ts';
import { createDeskApi } from '../api.ts';
import { App } from '../app.tsx';
import { hrefOf } from '../router.tsx';

const FILE = 'pages/a.yaml';
const KIND = {
  name: 'pages',
  kind: 'pages',
  title: 'ページ',
  description: '',
  canAdd: true,
  format: 'record' as const,
};
const SCHEMA = {
  type: 'object',
  properties: {
    title: { type: 'string', title: '見出し' },
    summary: { type: 'string', title: '要約' },
    day: { type: 'string', format: 'date', title: '公開日' },
  },
};

deskInJsdom();
afterEach(() => {
  jest.useRealTimers();
});

async function open(): Promise<FakeDesk> {
  const desk = fakeDesk(KIND, SCHEMA, [{ file: FILE, data: { title: '元の見出し', summary: '要約' } }]);
  await show(desk);
  return desk;
}

async function show(desk: FakeDesk): Promise<void> {
  window.history.replaceState(null, '', hrefOf('edit', { file: FILE }));
  render(<App api={createDeskApi(desk.fetch)} />);
  await screen.findByRole('textbox', { name: '見出し' });
  jest.useFakeTimers({ now: Date.parse('2026-11-20T03:03:00Z') });
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const saves = (desk: FakeDesk) =>
  desk.calls.filter(({ call, method }) => call === 'draft' && method === 'PUT');
const titleOf = ({ body }: { body: unknown }) =>
  (body as { content: { data: { title: string } } }).content.data.title;
const status = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join();

test('what is typed is saved after a pause, and at the latest after some seconds of typing', async () => {
  const desk = await open();
  type('見出し', '新しい');
  await wait(1_000);
  expect(saves(desk)).toEqual([]);
  await wait(1_100);
  expect(saves(desk).map(titleOf)).toEqual(['新しい']);
  expect(status()).toContain('保存しました 12:03');
  for (let letters = 1; letters <= 7; letters += 1) {
    type('見出し', '新しい'.padEnd(3 + letters, '字'));
    await wait(1_000);
  }
  expect(saves(desk).length).toBe(2);
  // Each save is based on the one before.
  const [first, second] = saves(desk).map(({ body }) => (body as { revision: string }).revision);
  expect(first).toBe('r1');
  expect(second).not.toBe('r1');
  await wait(10_000);
  expect(saves(desk).map(titleOf).at(-1)).toBe('新しい字字字字字字字');
  expect(field('見出し').value).toBe('新しい字字字字字字字');
  expect(saves(desk)).toHaveLength(3);
});

test('without a connection it stays in the browser, is said once, and is saved when the connection is back', async () => {
  const desk = await open();
  desk.next = 'offline';
  type('見出し', '大事な見出し');
  await wait(2_500);
  screen.getByText(/サーバーにつながりません/);
  expect(localStorage.getItem(`desk:${FILE}`)).toContain('大事な見出し');
  expect(field('見出し').value).toBe('大事な見出し');
  fireEvent(window, new Event('online'));
  await wait(0);
  expect(saves(desk).map(titleOf)).toEqual(['大事な見出し', '大事な見出し']);
  expect(screen.queryByText(/サーバーにつながりません/)).toBeNull();
  expect(status()).toContain('保存しました');
  await wait(1_000);
  expect(localStorage.getItem(`desk:${FILE}`)).toBeNull();
});

test('when the session has ended one message says so, and after the sign-in it is saved', async () => {
  const desk = await open();
  desk.next = {
    status: 401,
    problem: { code: 'sign-in', message: 'サインインが必要です。', signIn: '/admin/sign-in' },
  };
  type('見出し', '大事な見出し');
  await wait(2_500);
  expect(screen.getAllByText('サインインが必要です。')).toHaveLength(1);
  screen.getByRole('link', { name: '別のタブでサインイン' });
  await wait(6_000);
  expect(saves(desk).map(titleOf)).toEqual(['大事な見出し', '大事な見出し']);
  expect(screen.queryByText('サインインが必要です。')).toBeNull();
});

test('what another editor has saved interrupts nobody: the next save shows the difference', async () => {
  const desk = await open();
  const conflict = conflictProblem({
    merged: { data: { title: '自分' } },
    places: [{ path: ['data', 'title'], mine: '自分', theirs: '相手' }],
  });
  desk.next = conflict;
  type('見出し', '自分');
  await wait(20_000);
  expect(saves(desk)).toHaveLength(1);
  expect(screen.queryByRole('dialog')).toBeNull();
  screen.getByText(/「下書きを保存」を押すと、違いを見られます/);
  expect(field('見出し').value).toBe('自分');
  desk.next = conflict;
  fireEvent.click(screen.getByRole('button', { name: '下書きを保存' }));
  await wait(0);
  within(screen.getByRole('dialog')).getByText(/鈴木 一郎/);
});

test('what the checks find in an unfinished text waits until the editor saves', async () => {
  const desk = await open();
  desk.problems = [{ file: FILE, path: ['summary'], field: 'summary', reason: '短すぎます' }];
  type('見出し', '新しい');
  await wait(2_500);
  expect(screen.queryByText('短すぎます')).toBeNull();
  type('見出し', '新しい見出し');
  fireEvent.click(screen.getByRole('button', { name: '下書きを保存' }));
  await wait(0);
  expect(screen.getAllByText('短すぎます').length).toBeGreaterThan(0);
  desk.problems = [];
  type('見出し', '直した見出し');
  await wait(2_500);
  expect(screen.queryByText('短すぎます')).toBeNull();
});

test('text restored from an earlier visit is not saved before the editor goes on', async () => {
  localStorage.setItem(
    `desk:${FILE}`,
    JSON.stringify({ revision: 'r1', content: { data: { title: '前の続き', summary: '要約' } } }),
  );
  const desk = await open();
  expect(field('見出し').value).toBe('前の続き');
  await wait(20_000);
  expect(saves(desk)).toEqual([]);
  type('見出し', '前の続きの続き');
  await wait(2_500);
  expect(saves(desk).map(titleOf)).toEqual(['前の続きの続き']);
});

test('a draft in review is saved at the press of the button alone', async () => {
  const draft: DeskDraft = {
    state: 'review',
    author: '佐藤 花子',
    savedAt: '2026-11-20T02:00:00Z',
    notes: [],
  };
  const desk = fakeDesk(KIND, SCHEMA, [
    { file: FILE, data: { title: '元の見出し', summary: '要約' }, draft },
  ]);
  await show(desk);
  type('見出し', '直した見出し');
  await wait(20_000);
  expect(saves(desk)).toEqual([]);
  expect(localStorage.getItem(`desk:${FILE}`)).toContain('直した見出し');
  fireEvent.click(screen.getByRole('button', { name: '下書きを保存' }));
  await wait(0);
  expect(saves(desk).map(titleOf)).toEqual(['直した見出し']);
});

test('an empty day takes today at one press', async () => {
  const desk = await open();
  fireEvent.click(screen.getByRole('button', { name: '今日' }));
  const day = screen.getByLabelText<HTMLInputElement>('公開日');
  expect(day.value).toBe('2026-11-20');
  expect(document.activeElement).toBe(day);
  expect(screen.queryByRole('button', { name: /今日/ })).toBeNull();
  await wait(2_500);
  expect(saves(desk)[0]?.body).toMatchObject({ content: { data: { day: '2026-11-20' } } });
});
