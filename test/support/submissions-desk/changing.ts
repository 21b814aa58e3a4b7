import { expect, test } from '@jest/globals';
import type { DeskProblem } from '../../../desk/shared/api.ts';
import type { SubmissionRetention } from '../../../desk/shared/submissions.ts';
import { COMMAND_LINE } from '../../../server/content/store/audit.ts';
import { type DatabasePlace, openDatabase } from '../../../server/content/store/database.ts';
import { eraseSubmissions } from '../../../server/content/store/retention/erasure.ts';
import { OTHER_SITE } from '../sites/other-site.ts';
import { deskOver } from './opening.ts';
import { HANAKO, PERSONAL, startSubmissionsDesk, submit, TARO, VISITOR } from './start.ts';

/** Tests how editors change submissions. */
export function testChanging(newPlace: () => Promise<DatabasePlace>): void {
  const opened = deskOver(newPlace);
  const { list, receiptsOf, detail, change, trail } = opened;

  test('of two who change the same submission the second hears who has changed what, and nothing is lost', async () => {
    const { place } = opened;
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
    // The request changes no value, so it is not logged.
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
    const { desk, place } = opened;
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
    const { desk, place } = opened;
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
    // The operators' command leaves an audit entry as well.
    await eraseSubmissions(db, { receipt: kept }, COMMAND_LINE);
    await db.destroy();
    expect((await trail())[0]).toMatchObject({ action: 'erase', by: 'サーバーのコマンド', receipt: kept });
  });

  test('what is kept long enough is counted, deleted with all that hangs on it, and told', async () => {
    const { desk, place } = opened;
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

  test('what the content promises counts where the settings say more or nothing', async () => {
    const { place } = opened;
    const site = { ...OTHER_SITE, submissions: { keepYears: 2, forms: { partner: 5 } } };
    const desk = await startSubmissionsDesk(place, { SUBMISSIONS_KEEP_DAYS: 'sales=1095,quick=30' }, site);
    for (const form of ['partner', 'quick', 'sales']) await submit(place, VISITOR, { form });
    const { body } = await desk.ask<SubmissionRetention>('GET', '/submissions/retention');
    expect(body.forms.map(({ form, days }) => [form, days])).toEqual([
      ['partner', 1_825],
      ['quick', 30],
      ['sales', 730],
    ]);
    await desk.close();
  });
}
