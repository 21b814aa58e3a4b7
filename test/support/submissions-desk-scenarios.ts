import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { COMMAND_LINE } from '../../server/content/store/audit.ts';
import { type DatabasePlace, openDatabase } from '../../server/content/store/database.ts';
import { eraseSubmissions } from '../../server/content/store/erasure.ts';
import type { DeskProblem } from '../../shared/desk/api.ts';
import type {
  SubmissionAuditEntry,
  SubmissionDetail,
  SubmissionHandled,
  SubmissionHandling,
  SubmissionList,
  SubmissionRetention,
  SubmissionTrail,
} from '../../shared/desk/submissions.ts';
import {
  type Asked,
  HANAKO,
  PERSONAL,
  type SubmissionsDeskApp,
  startSubmissionsDesk,
  submit,
  TARO,
  VISITOR,
  WRITER,
} from './submissions-desk.ts';

const [OLD, NEWER] = ['2020-06-01T00:00:00.000Z', '2020-06-10T15:30:00.000Z'];
const CALLS: [string, string, unknown?][] = [
  ['POST', '/submissions/list', { filter: {} }],
  ['GET', '/submissions/detail?receipt=M200601-222222'],
  ['PUT', '/submissions/handling', {}],
  ['POST', '/submissions/erase', {}],
  ['POST', '/submissions/export', { filter: {} }],
  ['GET', '/submissions/retention'],
  ['POST', '/submissions/purge', {}],
  ['POST', '/submissions/trail', {}],
];

/** What the desk does with submissions, over every database. `newPlace` gives an empty one. */
export function testSubmissionsDesk(newPlace: () => Promise<DatabasePlace>): void {
  let place: DatabasePlace;
  let desk: SubmissionsDeskApp;

  beforeEach(async () => {
    place = await newPlace();
    desk = await startSubmissionsDesk(place, { SUBMISSIONS_KEEP_DAYS: 'sales=1095,quick=30' });
  });

  afterEach(async () => {
    await desk.close();
    expect(JSON.stringify(desk.lines)).not.toMatch(PERSONAL);
  });

  const list = async (filter: object = {}, after?: object) => {
    const answer = await desk.ask<SubmissionList>('POST', '/submissions/list', {
      filter,
      ...(after && { after }),
    });
    expect(answer.status).toBe(200);
    return answer.body;
  };
  const receiptsOf = ({ submissions }: SubmissionList) => submissions.map(({ receipt }) => receipt);
  const detail = async (receipt: string, as = HANAKO) => {
    const answer = await desk.ask<SubmissionDetail>(
      'GET',
      `/submissions/detail?receipt=${receipt}`,
      undefined,
      { as },
    );
    expect(answer.status).toBe(200);
    return answer.body;
  };
  const change = (receipt: string, to: Partial<SubmissionHandling>, as = HANAKO) =>
    desk.ask<SubmissionHandled & DeskProblem>(
      'PUT',
      '/submissions/handling',
      { receipt, state: 'open', assignee: null, note: '', revision: 0, ...to },
      { as },
    );
  const trail = async (): Promise<SubmissionAuditEntry[]> =>
    (await desk.ask<SubmissionTrail>('POST', '/submissions/trail', {})).body.entries;

  test('only who is named in the settings sees submissions, from the desk’s own pages, and nobody else leaves a trace', async () => {
    const receipt = await submit(place, VISITOR);
    const before = { as: WRITER };
    const session = (as: typeof HANAKO) =>
      desk.ask<{ canReadSubmissions: boolean }>('GET', '/session', undefined, { as });
    expect((await session(WRITER)).body.canReadSubmissions).toBe(false);
    expect((await session(TARO)).body.canReadSubmissions).toBe(true);
    const foreign: Asked[] = [
      { headers: { 'X-Desk': '' } },
      { headers: { 'Sec-Fetch-Site': 'cross-site' } },
      { headers: { 'Sec-Fetch-Site': 'same-site' } },
      { headers: { Origin: 'https://elsewhere.example' } },
    ];
    for (const [method, path, body] of CALLS)
      for (const how of [before, ...foreign]) {
        const answer = await desk.ask<DeskProblem>(
          method,
          path.replace('M200601-222222', receipt),
          body,
          how,
        );
        expect([method, path, answer.status]).toEqual([method, path, 403]);
        expect(answer.body.message).toMatch(/[ぁ-ん]/);
      }
    expect(await trail()).toEqual([]);
    expect(desk.lines.filter(({ msg }) => msg === 'desk: request refused')).toHaveLength(CALLS.length * 5);
  });

  test('the list is filtered, counted and paged, the newest first', async () => {
    const one = await submit(place, VISITOR, { receivedAt: OLD });
    const other = await submit(
      place,
      { corporateName: '東屋商会', fame: '原 一', mailbox: 'hara_1@example.jp', content: '相談', url: '/' },
      { form: 'quick', receivedAt: NEWER },
    );
    const all = await list();
    expect(receiptsOf(all)).toEqual([other, one]);
    expect(all.submissions[1]).toMatchObject({
      receivedAt: OLD,
      form: '導入のご相談',
      company: '㈱みさき設備',
      name: '岬町 白波',
      handling: { state: 'open', assignee: null, revision: 0 },
    });
    expect(all.counts).toEqual({ open: 2, working: 0, done: 0, dismissed: 0 });
    expect(all.readers.map(({ mail }) => mail)).toEqual([HANAKO.email, TARO.email]);
    for (const text of ['ミサキ', '%', '_'.repeat(9), 'みさき 原'])
      expect([text, receiptsOf(await list({ text }))]).toEqual([text, []]);
    for (const text of [
      '株式会社みさき設備',
      'ＭＩＳＡＫＩ＠',
      '岬町白波',
      '岬町 白波',
      one.toLowerCase(),
      'みさき 岬町',
    ])
      expect([text, receiptsOf(await list({ text }))]).toEqual([text, [one]]);
    expect(receiptsOf(await list({ text: 'hara_1' }))).toEqual([other]);
    expect(receiptsOf(await list({ form: 'quick' }))).toEqual([other]);
    // 00:30 of the next day in Japan.
    expect(receiptsOf(await list({ from: '2020-06-11' }))).toEqual([other]);
    expect(receiptsOf(await list({ from: '2020-06-01', until: '2020-06-10' }))).toEqual([one]);

    await change(one, { state: 'working', assignee: TARO.email });
    expect((await list({ state: 'working' })).counts).toMatchObject({ open: 1, working: 1 });
    expect(receiptsOf(await list({ state: 'working' }))).toEqual([one]);
    expect(receiptsOf(await list({ assignee: TARO.email }))).toEqual([one]);
    expect(receiptsOf(await list({ assignee: null }))).toEqual([other]);
    for (const filter of [
      { text: 'あ'.repeat(101) },
      { state: 'lost' },
      { from: '2020-13-01' },
      { mail: 'x' },
    ])
      expect((await desk.ask('POST', '/submissions/list', { filter })).status).toBe(400);

    const db = await openDatabase(place);
    const row = await db
      .selectFrom('submissions')
      .selectAll()
      .where('receipt', '=', one)
      .executeTakeFirstOrThrow();
    const copies = Array.from({ length: 60 }, (_, at) => ({
      ...row,
      id: `copy-${String(at).padStart(2, '0')}`,
      receipt: `M200601-${at + 100_000}`,
      request_key: `${at}`,
    }));
    await db.insertInto('submissions').values(copies).execute();
    await db.destroy();
    const first = await list();
    const second = await list({}, first.next);
    expect([first.submissions.length, second.submissions.length, second.next]).toEqual([50, 12, undefined]);
    expect(new Set([...receiptsOf(first), ...receiptsOf(second)]).size).toBe(62);
    const csv = await (await desk.fetch('POST', '/submissions/export', { filter: {} })).text();
    expect(csv.trimEnd().split('\r\n')).toHaveLength(63);
  });

  test('a detail has every field as the visitor has confirmed it, what became of its mails, and others of the same sender', async () => {
    const receipt = await submit(place, VISITOR, { receivedAt: OLD, channels: ['mail-notice', 'webhook'] });
    const again = await submit(
      place,
      { ...VISITOR, mailbox: 'another@example.co.jp' },
      { receivedAt: NEWER },
    );
    const same = await submit(place, { ...VISITOR, corporateName: '別の会社' }, { receivedAt: NEWER });
    const db = await openDatabase(place);
    await db
      .updateTable('outbox')
      .set({ done_at: NEWER, outcome: 'sent' })
      .where('channel', '=', 'webhook')
      .execute();
    await db.destroy();
    const found = await detail(receipt);
    expect(found.fields).toEqual([
      { label: 'お問い合わせ内容', value: VISITOR.happenContent },
      { label: '製品', value: 'MA3511' },
      { label: '台数', value: '12' },
      { label: '法人名', value: '㈱みさき設備' },
      { label: '部署', value: '情報システム部' },
      { label: '姓', value: '岬町' },
      { label: '名', value: '白波' },
      { label: 'メールアドレス', value: 'Misaki@example.co.jp' },
      { label: '電話番号', value: '０９０-1234-5678' },
      { label: '個人情報の取扱い', value: '同意する' },
      { label: '製品やセミナーの案内メール', value: '受け取らない' },
    ]);
    expect(found.deliveries).toMatchObject([
      { channel: 'mail-notice', state: 'waiting', attempts: 0 },
      { channel: 'webhook', state: 'sent', at: NEWER },
    ]);
    expect(found.ofCompany).toMatchObject({ total: 1, submissions: [{ receipt: again }] });
    expect(found.ofPerson).toMatchObject({ total: 1, submissions: [{ receipt: same }] });
    expect(found.deletedAt).toBe('2023-06-01T00:00:00.000Z');
    expect(found.trail).toMatchObject([{ by: HANAKO.name, action: 'view', receipt }]);
    const missing = await desk.ask<DeskProblem>('GET', '/submissions/detail?receipt=M200601-222222');
    expect(missing).toMatchObject({ status: 404, body: { message: expect.stringContaining('ありません') } });
    expect((await desk.ask('GET', '/submissions/detail?receipt=%E5%B2%AC')).status).toBe(400);
    expect(await trail()).toHaveLength(1);
  });

  test('of two who change the same submission the second hears who has changed what, and nothing is lost', async () => {
    const receipt = await submit(place, VISITOR);
    const first = await change(receipt, { state: 'working', assignee: HANAKO.email });
    expect(first).toMatchObject({ status: 200, body: { handling: { state: 'working', revision: 1 } } });
    const refused = await change(receipt, { state: 'dismissed', note: '迷惑メール' }, TARO);
    expect(refused).toMatchObject({
      status: 409,
      body: {
        code: 'changed',
        message: expect.stringMatching(
          /^水無 花子さんが先に変更しました\(状態: 未対応 → 対応中、担当者: なし → 水無 花子\)/,
        ),
        handling: { state: 'working', assignee: HANAKO.email, note: '', revision: 1 },
      },
    });
    expect((await list()).submissions[0]?.handling).toMatchObject({ state: 'working', note: '' });
    expect(
      (await change(receipt, { state: 'done', note: '白波さんに電話済み', revision: 1 }, TARO)).status,
    ).toBe(200);
    // Nothing is changed, so nothing is said.
    expect(
      (await change(receipt, { state: 'done', note: '白波さんに電話済み', revision: 2 }, TARO)).status,
    ).toBe(200);
    expect((await trail()).map(({ by, action, changes }) => [by, action, ...changes])).toEqual([
      [TARO.name, 'change', '状態: 対応中 → 対応済み', '担当者: 水無 花子 → なし', 'メモ'],
      [HANAKO.name, 'change', '状態: 未対応 → 対応中', '担当者: なし → 水無 花子'],
    ]);
    expect((await detail(receipt)).trail[1]?.note).toEqual({ before: '', after: '白波さんに電話済み' });

    const states = ['open', 'working', 'dismissed'] as const;
    const atOnce = await Promise.all(states.map((state) => change(receipt, { state, revision: 2 })));
    expect(atOnce.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await change(receipt, { assignee: 'stranger@example.jp', revision: 3 })).status).toBe(400);
    expect((await change(receipt, { note: 'あ'.repeat(2_001), revision: 3 })).status).toBe(400);
    expect((await change('M200601-222222', {})).status).toBe(404);
  });

  test('an export holds what the filter shows, harmless to spreadsheets, and the trail says so without what was searched for', async () => {
    const receipt = await submit(place, { ...VISITOR, department: '=cmd|calc' });
    await submit(place, { ...VISITOR, corporateName: '東屋商会' });
    await change(receipt, { state: 'working', assignee: HANAKO.email });
    const answer = await desk.fetch('POST', '/submissions/export', {
      filter: { text: 'みさき設備', state: 'working' },
    });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="?inquiries-[\d-]+\.csv"?$/,
    );
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    const [head, line, ...more] = bytes.toString('utf8').slice(1).trimEnd().split('\r\n');
    expect(more).toEqual([]);
    expect(head).toContain('"フォーム","状態","担当者","法人名"');
    expect(line).toContain('"対応中","水無 花子","㈱みさき設備"');
    expect(line).toContain(`"'=cmd|calc"`);
    const [entry] = await trail();
    expect(entry).toMatchObject({
      by: HANAKO.name,
      action: 'export',
      count: 1,
      changes: ['状態: 対応中', '検索語による絞り込み'],
    });
  });

  test('who is erased is gone with notes and deliveries, and the trail says by whom, without a word of the visitor', async () => {
    const [receipt, second] = [
      await submit(place, VISITOR, { channels: ['webhook'] }),
      await submit(place, { ...VISITOR, mailbox: 'MISAKI@example.co.jp' }),
    ];
    const kept = await submit(place, { ...VISITOR, mailbox: 'other@example.jp' });
    await change(receipt, { note: '白波さんは灯台の担当' });
    const erase = (order: object) =>
      desk.ask<DeskProblem>('POST', '/submissions/erase', { receipt, ...order });
    expect(await erase({ whose: 'person', typed: kept })).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('受付番号') },
    });
    expect(receiptsOf(await list())).toHaveLength(3);
    const answer = await erase({ whose: 'person', typed: ` ${receipt.toLowerCase()} ` });
    expect(answer.body).toEqual({ receipts: expect.arrayContaining([receipt, second]) });
    expect(receiptsOf(await list())).toEqual([kept]);
    expect((await erase({ whose: 'person', typed: receipt })).status).toBe(404);

    const db = await openDatabase(place);
    for (const table of ['handling', 'note_changes', 'outbox'] as const)
      expect([table, await db.selectFrom(table).selectAll().execute()]).toEqual([table, []]);
    const entries = await db.selectFrom('audit').selectAll().execute();
    expect(JSON.stringify(entries)).not.toMatch(PERSONAL);
    expect(
      entries
        .filter(({ action }) => action === 'erase')
        .map((entry) => [entry.actor, entry.receipt])
        .sort(),
    ).toEqual([receipt, second].sort().map((one) => [HANAKO.email, one]));
    // The command of the operators leaves its trace as well.
    await eraseSubmissions(db, { receipt: kept }, COMMAND_LINE);
    await db.destroy();
    expect((await trail())[0]).toMatchObject({ action: 'erase', by: 'サーバーのコマンド', receipt: kept });
  });

  test('what is kept long enough is counted, deleted with all that hangs on it, and told', async () => {
    const quick = {
      corporateName: '東屋商会',
      fame: '原 一',
      mailbox: 'hara@example.jp',
      content: '相談',
      url: '/',
    };
    const day = 24 * 60 * 60_000;
    const ago = (days: number) => new Date(Date.now() - days * day).toISOString();
    const due = await submit(place, quick, { form: 'quick', receivedAt: ago(31) });
    const soon = await submit(place, quick, { form: 'quick', receivedAt: ago(20) });
    const lasting = await submit(place, VISITOR, { receivedAt: ago(1_000) });
    await submit(place, quick, { form: 'partner', receivedAt: ago(4_000) });
    await change(due, { note: '折り返し済み' });
    const { body } = await desk.ask<SubmissionRetention>('GET', '/submissions/retention');
    expect(body).toEqual({
      auditDays: 1_095,
      forms: [
        { form: 'partner', title: 'パートナーのお申し込み', total: 1, due: 0, soon: 0 },
        { form: 'quick', title: 'かんたんお問い合わせ', days: 30, total: 2, due: 1, soon: 1 },
        { form: 'sales', title: '導入のご相談', days: 1_095, total: 1, due: 0, soon: 0 },
      ],
    });
    expect((await desk.ask('POST', '/submissions/purge', {})).body).toEqual({ submissions: 1 });
    expect(receiptsOf(await list())).toEqual(expect.arrayContaining([soon, lasting]));
    expect(receiptsOf(await list())).toHaveLength(3);
    expect((await trail())[0]).toMatchObject({ action: 'purge', by: HANAKO.name, receipt: due });
  });

  test('a database that fails says nothing of what it holds', async () => {
    const receipt = await submit(place, VISITOR);
    await detail(receipt);
    const db = await openDatabase(place);
    await db.schema.alterTable('audit').renameTo('moved').execute();
    const failed = await desk.ask<DeskProblem>('GET', `/submissions/detail?receipt=${receipt}`);
    expect(failed).toMatchObject({ status: 503, body: { code: 'database' } });
    expect(JSON.stringify(failed.body)).not.toMatch(PERSONAL);
    expect(desk.lines.at(-2)).toMatchObject({ level: 50, msg: 'desk: the database cannot be used' });
    await db.schema.alterTable('moved').renameTo('audit').execute();
    await db.destroy();
  });
}
