/* Tests of the daily overview with an in-memory back end: open tasks, their links, and unavailable counts. */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { fakeDesk } from '../../../test/support/services/fake-desk.ts';
import type { DeskOutside, DeskOutsideLink, DeskSearches } from '../../shared/daily.ts';
import { createDeskApi } from '../api.ts';
import { App } from '../app.tsx';
import { hrefOf } from '../router.tsx';

const FAQ = {
  name: 'faq',
  title: 'よくあるご質問',
  description: '',
  canAdd: false,
  format: 'record' as const,
};

beforeEach(() => {
  window.scrollTo = jest.fn();
});
afterEach(() => {
  jest.useRealTimers();
  cleanup();
});

type Answer = { status?: number; body: unknown };

/** Opens a page of the desk. Each call returns its responses in order, the last one repeatedly. */
function open(address: string, answers: Record<string, Answer[]>): string[] {
  const desk = fakeDesk(FAQ, {}, []);
  const asked: string[] = [];
  const fetcher: typeof fetch = async (input, init) => {
    const call = String(input).replace(/^\/admin\/api\//, '');
    const known = answers[call];
    if (!known) return desk.fetch(input, init);
    asked.push(`${init?.method ?? 'GET'} ${call}`);
    const { status = 200, body } = (known.length > 1 ? known.shift() : known[0]) as Answer;
    return new Response(JSON.stringify(body), { status });
  };
  window.history.replaceState(null, '', address);
  render(<App api={createDeskApi(fetcher)} />);
  return asked;
}

const SEARCHES: DeskSearches = {
  from: '2026-10-22',
  to: '2026-11-20',
  mostSearched: [{ keyword: 'poe', found: 20, missed: 1 }],
  withoutResult: [{ keyword: '月 & ロケット', found: 0, missed: 7 }],
  synonymsFile: 'synonyms.yaml',
  faqKind: 'faq',
};

test('a keyword leads to the search of the site, to the synonyms and to the questions, which say what to do with it', async () => {
  open(hrefOf('searches'), { 'daily/searches?days=30': [{ body: SEARCHES }] });
  const missed = within(await screen.findByRole('region', { name: '見つからなかった言葉(1件)' }));
  expect(missed.getByText('7回')).toBeTruthy();
  const search = missed.getByRole('link', { name: /サイトで検索/ });
  expect(search.getAttribute('href')).toBe(
    'https://www.example.jp/search?value=%E6%9C%88+%26+%E3%83%AD%E3%82%B1%E3%83%83%E3%83%88',
  );
  const synonyms = missed.getByRole('link', { name: /同義語に追加/ });
  expect(synonyms.getAttribute('href')).toBe(hrefOf('edit', { file: 'synonyms.yaml' }));
  fireEvent.click(missed.getByRole('link', { name: /よくある質問を書く/ }));
  expect((await screen.findByText(/「月 & ロケット」の質問と答え/)).getAttribute('role')).toBe('status');
});

test('another period is another address, and without a file of synonyms nothing leads there', async () => {
  const { synonymsFile: _, ...without } = SEARCHES;
  const asked = open(hrefOf('searches'), {
    'daily/searches?days=30': [{ body: without }],
    'daily/searches?days=90': [{ body: { ...without, withoutResult: [] } }],
  });
  await screen.findByText('7回');
  expect(screen.queryByRole('link', { name: /同義語/ })).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: '90日間' }));
  await screen.findByText('この期間に、結果が0件だった検索はありません。');
  expect(asked).toEqual(['GET daily/searches?days=30', 'GET daily/searches?days=90']);
  expect(screen.getByRole('link', { name: '90日間' }).getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('link', { name: /CSV/ }).getAttribute('href')).toBe(
    '/admin/api/daily/searches.csv?days=90',
  );
});

test("what cannot be counted says so at the desk's start, and takes nothing along", async () => {
  open(hrefOf(''), { daily: [{ body: { links: 2, deadlines: 0 } }] });
  const round = within(await screen.findByRole('region', { name: '毎日の確認' }));
  expect(round.getByRole('link', { name: '検索キーワード' })).toBeTruthy();
  await round.findByText('2件');
  expect(round.getAllByText(/件$|ません$/).map(({ textContent }) => textContent)).toEqual([
    '数えられません',
    '2件',
    'まだ確認していません',
    '0件',
  ]);
});

test('the searches of a database that is away are told in words', async () => {
  const message = 'データベースに接続できないため、表示できません。';
  open(hrefOf('searches'), {
    'daily/searches?days=30': [{ status: 503, body: { code: 'database', message } }],
  });
  expect((await screen.findByRole('alert')).textContent).toBe(message);
  expect(screen.getByRole('link', { name: '7日間' })).toBeTruthy();
});

const CHECKED = '2026-11-20T03:00:00.000Z';
type Result = NonNullable<DeskOutsideLink['result']>;
const link = (name: string, result: Omit<Result, 'checkedAt'>): DeskOutsideLink => ({
  address: `https://${name}.co.jp/`,
  places: [{ file: 'news/a.md', field: '本文', path: ['body'], line: 8 }],
  result: { checkedAt: CHECKED, ...result },
});
const OUTSIDE: DeskOutside = {
  schedule: 'off',
  checkedAt: CHECKED,
  problems: [],
  links: [
    link('gone', { state: 'broken', answer: '404', brokenSince: '2026-11-01T00:00:00.000Z' }),
    link('old', { state: 'moved', answer: '移転(200)', movedTo: 'https://new.co.jp/' }),
    link('there', { state: 'reached', answer: '200' }),
  ],
};

test('a check is begun by a button, tells how far it is, and then what is broken since when and what has moved where', async () => {
  jest.useFakeTimers();
  const fresh = {
    ...OUTSIDE,
    checkedAt: undefined,
    links: OUTSIDE.links.map((one) => ({ ...one, result: undefined })),
  };
  const running = { ...fresh, running: { done: 1, total: 3 } };
  const asked = open(hrefOf('outside'), {
    'daily/outside': [{ body: fresh }, { body: OUTSIDE }],
    'daily/outside/check': [{ status: 202, body: running }],
  });
  const settle = (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));
  await settle(0);
  expect(screen.getByRole('region', { name: 'これから確認するアドレス(3件)' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '今すぐ確認する' }));
  await settle(0);
  expect(screen.getByRole('status').textContent).toBe('確認しています(3件のうち1件)…');
  expect(within(screen.getByRole('main')).getByRole<HTMLButtonElement>('button').disabled).toBe(true);
  await settle(2_000);
  const broken = screen.getByRole('region', { name: '開けないアドレス(1件)' });
  expect(broken.textContent).toContain('404(2026-11-01 09:00 から)');
  expect(
    within(broken)
      .getByRole('link', { name: /^本文を編集/ })
      .getAttribute('href'),
  ).toContain('at=body');
  expect(screen.getByRole('region', { name: '移転したアドレス(1件)' }).textContent).toContain(
    '→ https://new.co.jp/',
  );
  await settle(10_000);
  expect(asked).toEqual(['GET daily/outside', 'POST daily/outside/check', 'GET daily/outside']);
});

test('a check right after another one is refused, and what is known stays', async () => {
  open(hrefOf('outside'), {
    'daily/outside': [{ body: OUTSIDE }],
    'daily/outside/check': [{ status: 429, body: { code: 'too-soon', message: '1分ほど待ってください。' } }],
  });
  fireEvent.click(await screen.findByRole('button', { name: '今すぐ確認する' }));
  expect((await screen.findByRole('alert')).textContent).toBe('1分ほど待ってください。');
  expect(screen.getByRole('region', { name: '開けないアドレス(1件)' })).toBeTruthy();
});
