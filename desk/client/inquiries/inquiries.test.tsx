/* Two editors handle the same inquiry, with an in-memory back end: the changes of both are retained. */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { DeskProblem } from '../../shared/api.ts';
import { DESK_API } from '../../shared/constants.ts';
import type { ChangeSubmission, SubmissionDetail } from '../../shared/submissions.ts';
import { createDeskApi } from '../api.ts';
import { App } from '../app.tsx';
import { hrefOf } from '../router.tsx';
import { withMine } from './use-handling.ts';

const RECEIPT = 'M261120-7F3K2H';
const SESSION = {
  editor: { name: '水無 花子', email: 'hanako@minamo.example', role: 'approver' },
  canSignOut: false,
  canPreview: false,
  canReadSubmissions: true,
  siteOrigin: 'https://www.example.jp',
  kinds: [],
};
const OPEN = { state: 'open', assignee: null, note: '', revision: 0 } as const;
const DETAIL: SubmissionDetail = {
  receipt: RECEIPT,
  receivedAt: '2026-11-20T00:00:00.000Z',
  form: '導入のご相談',
  company: 'みさき設備',
  name: '岬町 白波',
  handling: OPEN,
  fields: [{ label: '法人名', value: 'みさき設備' }],
  deliveries: [],
  ofCompany: { total: 0, submissions: [] },
  ofPerson: { total: 0, submissions: [] },
  trail: [],
  readers: [{ mail: 'hanako@minamo.example', name: '水無 花子' }],
};

beforeEach(() => {
  window.scrollTo = jest.fn();
});
afterEach(cleanup);

function open(session: object, change: (sent: ChangeSubmission) => Response) {
  const sent: ChangeSubmission[] = [];
  const answer: typeof fetch = async (input, init = {}) => {
    const call = String(input).slice(DESK_API.length);
    if (call === '/session') return Response.json(session);
    if (init.method !== 'PUT') return Response.json(DETAIL);
    const body = JSON.parse(String(init.body)) as ChangeSubmission;
    sent.push(body);
    return change(body);
  };
  window.history.replaceState(null, '', hrefOf('inquiries/one', { receipt: RECEIPT }));
  render(<App api={createDeskApi(answer)} />);
  return sent;
}

test('who is second hears what the first has done, and saves both on request', async () => {
  const theirs = { state: 'working', assignee: null, note: '', revision: 1 } as const;
  const problem: DeskProblem = {
    code: 'changed',
    message: '瀬戸 太郎さんが先に変更しました。',
    handling: theirs,
  };
  const sent = open(SESSION, ({ revision, ...said }) =>
    revision === 0
      ? Response.json(problem, { status: 409 })
      : Response.json({ handling: { ...said, revision: 2 }, trail: [] }),
  );
  fireEvent.change(await screen.findByLabelText('メモ'), { target: { value: '折り返し待ち' } });
  fireEvent.click(screen.getByRole('button', { name: '保存' }));
  expect((await screen.findByRole('alert')).textContent).toContain('瀬戸 太郎さん');
  expect(screen.getByLabelText<HTMLSelectElement>('状態').value).toBe('working');
  expect(screen.getByLabelText<HTMLTextAreaElement>('メモ').value).toBe('折り返し待ち');
  fireEvent.click(screen.getByRole('button', { name: '保存' }));
  await screen.findByText('保存しました。');
  expect(sent[1]).toMatchObject({ revision: 1, state: 'working', note: '折り返し待ち' });
});

test('where both have changed the same, what was typed here stands in the form', () => {
  const seen = { state: 'open', assignee: null, note: 'a' } as const;
  const theirs = { state: 'done', assignee: 'taro', note: 'b' } as const;
  expect(withMine({ ...seen, note: 'c' }, seen, theirs)).toEqual({ ...theirs, note: 'c' });
});

test('who may not see them is told so', async () => {
  open({ ...SESSION, canReadSubmissions: false }, () => Response.error());
  expect((await screen.findByText(/権限がありません/)).textContent).toContain('DESK_SUBMISSION_READERS');
  expect(screen.queryByText('みさき設備')).toBeNull();
});
