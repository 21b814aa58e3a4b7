import { expect, test } from '@jest/globals';
import type { DeskProblem } from '../../../desk/shared/api.ts';
import { submissionFilter } from '../../../desk/shared/submissions.ts';
import { type DatabasePlace, openDatabase } from '../../../server/content/store/database.ts';
import { deskOver } from './opening.ts';
import { type Asked, HANAKO, PERSONAL, submit, TARO, VISITOR, WRITER } from './start.ts';

const [OLD, NEWER] = ['2020-06-01T00:00:00.000Z', '2020-06-10T15:30:00.000Z'];
const CALLS: [string, string, unknown?][] = [
  ['POST', '/submissions/list', { filter: {} }],
  ['GET', '/submissions/detail?receipt=M200601-222222'],
  ['PUT', '/submissions/handling', {}],
  ['POST', '/submissions/erase', {}],
  ['POST', '/submissions/export', { filter: {} }],
  ['GET', '/submissions/counts'],
  ['GET', '/submissions/retention'],
  ['POST', '/submissions/purge', {}],
  ['POST', '/submissions/trail', {}],
];

/** Tests access to submissions. */
export function testReading(newPlace: () => Promise<DatabasePlace>): void {
  const opened = deskOver(newPlace);
  const { list, receiptsOf, detail, change, trail, wholeTrail } = opened;

  test('only who is named in the settings sees submissions, from the desk’s own pages, and nobody else leaves a trace', async () => {
    const { desk, place } = opened;
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
    expect(await wholeTrail()).toEqual([]);
    expect(desk.lines.filter(({ msg }) => msg === 'desk: request refused')).toHaveLength(CALLS.length * 5);
  });

  test('the list is filtered, counted and paged, the newest first', async () => {
    const { desk, place } = opened;
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
    const counts = { open: 1, working: 1, done: 0, dismissed: 0 };
    expect((await list({ state: 'working' })).counts).toEqual(counts);
    expect((await desk.ask('GET', '/submissions/counts')).body).toEqual({ counts });
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

  test('every page of the list is in the trail, with what it was limited to and nothing of a visitor', async () => {
    const { desk, place } = opened;
    const receipt = await submit(place, VISITOR, { receivedAt: OLD });
    await change(receipt, { state: 'working', assignee: HANAKO.email });
    const looks: [filter: object, count: number, words: string[]][] = [
      [{}, 1, []],
      [{ text: VISITOR.mailbox }, 1, ['検索語による絞り込み']],
      // The audit log also records a search without results.
      [{ text: 'nobody@example.jp' }, 0, ['検索語による絞り込み']],
      [{ form: 'sales' }, 1, ['フォーム: 導入のご相談']],
      [{ state: 'working' }, 1, ['状態: 対応中']],
      [{ assignee: HANAKO.email }, 1, ['担当者: 水無 花子']],
      [{ assignee: null }, 0, ['担当者: なし']],
      [{ from: '2020-06-01' }, 1, ['受付日: 2020-06-01〜']],
      [{ until: '2020-06-01' }, 1, ['受付日: 〜2020-06-01']],
      [
        { form: 'sales', state: 'working', from: '2020-06-01', until: '2020-06-02', text: '灯台' },
        0,
        ['フォーム: 導入のご相談', '状態: 対応中', '受付日: 2020-06-01〜2020-06-02', '検索語による絞り込み'],
      ],
    ];
    for (const [filter] of looks) await list(filter);
    const entries = (await wholeTrail()).filter(({ action }) => action === 'list').toReversed();
    expect(entries.map(({ by, count, changes }) => [by, count, changes])).toEqual(
      looks.map(([, count, words]) => [HANAKO.name, count, words]),
    );
    expect(JSON.stringify(entries)).not.toMatch(PERSONAL);
    // All filters are covered.
    expect(new Set(looks.flatMap(([filter]) => Object.keys(filter)))).toEqual(
      new Set(Object.keys(submissionFilter.shape)),
    );
    const exported = await desk.fetch('POST', '/submissions/export', { filter: { assignee: null } });
    await exported.text();
    expect((await trail())[0]).toMatchObject({ action: 'export', count: 0, changes: ['担当者: なし'] });
  });

  test('a detail has every field as the visitor has confirmed it, what became of its mails, and others of the same sender', async () => {
    const { desk, place } = opened;
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

  test('a database that fails says nothing of what it holds', async () => {
    const { desk, place } = opened;
    const receipt = await submit(place, VISITOR);
    await detail(receipt);
    // The JSON parser quotes its invalid input.
    const db = await openDatabase(place);
    await db.updateTable('submissions').set({ typed: '灯台' }).execute();
    for (const [method, path, body] of [
      ['GET', `/submissions/detail?receipt=${receipt}`],
      ['POST', '/submissions/list', { filter: {} }],
    ] as const) {
      const failed = await desk.ask<DeskProblem>(method, path, body);
      expect(failed).toMatchObject({ status: 503, body: { code: 'database' } });
      expect(JSON.stringify(failed.body)).not.toMatch(PERSONAL);
    }
    expect(desk.lines.filter(({ msg }) => msg === 'desk: the database cannot be used')).toHaveLength(2);
    // Access is denied while it cannot be logged.
    await db.updateTable('submissions').set({ typed: '{}' }).execute();
    await db.schema.alterTable('audit').renameTo('moved').execute();
    expect((await desk.ask('GET', `/submissions/detail?receipt=${receipt}`)).status).toBe(503);
    expect((await desk.ask('POST', '/submissions/list', { filter: {} })).status).toBe(503);
    await db.schema.alterTable('moved').renameTo('audit').execute();
    await db.destroy();
  });
}
