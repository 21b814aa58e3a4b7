import type { z } from 'zod';
import { type Actor, type AuditEntry, addAudit, readAudit } from '../../../server/content/store/audit.ts';
import type { Database, DatabasePlace } from '../../../server/content/store/database.ts';
import { changeHandling, type HandlingResult } from '../../../server/content/store/handling.ts';
import { clearChangeLog, eraseSubmissions } from '../../../server/content/store/retention/erasure.ts';
import { purge } from '../../../server/content/store/retention/retention.ts';
import { retentionFigures } from '../../../server/content/store/retention/retention-figures.ts';
import {
  countByState,
  type FoundSubmission,
  findSubmission,
  listSubmissions,
} from '../../../server/content/store/submission-list.ts';
import type { Retention } from '../../../server/settings/settings.ts';
import { FORMS, formTitle } from '../../../shared/api/forms/all.ts';
import { normalizeLine } from '../../../shared/api/forms/normalize.ts';
import { changeText } from '../../../shared/handling.ts';
import type {
  ChangeSubmission,
  eraseSubmission,
  SubmissionAuditEntry,
  SubmissionCounts,
  SubmissionDetail,
  SubmissionHandled,
  SubmissionList,
  SubmissionRetention,
  SubmissionsErased,
  SubmissionsPurged,
  SubmissionTrail,
  submissionListing,
  submissionQuery,
  submissionTrail,
} from '../../shared/submissions.ts';
import { DeskError, invalid } from '../problems.ts';
import { detailOf, listed } from './detail.ts';
import { filterOf, filterWords } from './filter.ts';
import type { Readers } from './readers.ts';

/** Context of a call. */
export interface Call {
  db: Database;
  place: DatabasePlace;
  by: Actor;
  /** Editors who may handle submissions, including the person of `local`. */
  readers: Readers;
  retention: Retention;
}

const PAGE = 50;
const TRAIL_PAGE = 100;
const SOON_DAYS = 30;

export async function list(
  { filter, after }: z.infer<typeof submissionListing>,
  { db, by, readers }: Call,
): Promise<SubmissionList> {
  const wanted = filterOf(filter);
  const start = after && { receivedAt: after.at, id: after.id };
  const { shown, last } = pageOf(await listSubmissions(db, wanted, { after: start, limit: PAGE + 1 }), PAGE);
  const counted = await countByState(db, wanted);
  // Empty results are audited as well: they reveal that a person has not written.
  const details = { count: shown.length, filter: filterWords(filter, readers) };
  await addAudit(db, by, [{ action: 'list', details }]);
  return {
    submissions: shown.map(listed),
    next: last && { at: last.receivedAt, id: last.id },
    counts: counted,
    forms: FORMS.map(({ type, label }) => ({ form: type, title: label })),
    readers: readers.list,
  };
}

export async function counts(_input: unknown, { db }: Call): Promise<SubmissionCounts> {
  return { counts: await countByState(db, {}) };
}

export async function detail(
  { receipt }: z.infer<typeof submissionQuery>,
  { db, by, readers, retention }: Call,
): Promise<SubmissionDetail> {
  const found = await find(db, receipt);
  // Data is not shown if the audit entry cannot be written.
  await addAudit(db, by, [{ action: 'view', receipt }]);
  return {
    ...(await detailOf(db, found, retention)),
    trail: await trailOf(db, receipt, readers),
    readers: readers.list,
  };
}

export async function change(
  { receipt, revision: seen, ...to }: ChangeSubmission,
  { db, by, readers }: Call,
): Promise<SubmissionHandled> {
  const { submission } = await find(db, receipt);
  const mayBe = [null, submission.handling.assignee, ...readers.list.map(({ mail }) => mail)];
  if (!mayBe.includes(to.assignee))
    throw invalid('担当者は、お問い合わせを見られる編集者から選んでください。');
  const result = await changeHandling(db, by, { receipt, seen, to });
  if (result.kind === 'gone') throw gone();
  if (result.kind === 'conflict') throw conflict(result, readers);
  return { handling: result.handling, trail: await trailOf(db, receipt, readers) };
}

export async function erase(
  { receipt, whose, typed }: z.infer<typeof eraseSubmission>,
  { db, place, by }: Call,
): Promise<SubmissionsErased> {
  if (normalizeLine(typed).toUpperCase() !== receipt)
    throw invalid('確認のため、受付番号をそのまま入力してください。何も消去していません。');
  const { submission, mailKey } = await find(db, receipt);
  const isPerson = whose === 'person' && mailKey !== '';
  const of = isPerson ? { mail: String(submission.typed.mailbox) } : { receipt };
  const { receipts } = await eraseSubmissions(db, of, by);
  await clearChangeLog(db, place);
  return { receipts };
}

export async function retentionOfForms(
  _input: unknown,
  { db, retention }: Call,
): Promise<SubmissionRetention> {
  const forms = await retentionFigures(db, retention, { soonDays: SOON_DAYS });
  return {
    forms: forms.map((figures) => ({ ...figures, title: formTitle(figures.form) })),
    auditDays: retention.auditDays,
  };
}

export async function purgeNow(
  _input: unknown,
  { db, place, by, retention }: Call,
): Promise<SubmissionsPurged> {
  const { submissions } = await purge(db, retention, { by });
  await clearChangeLog(db, place);
  return { submissions };
}

export async function trail(
  { after }: z.infer<typeof submissionTrail>,
  { db, readers }: Call,
): Promise<SubmissionTrail> {
  const { shown, last } = pageOf(await readAudit(db, { after, limit: TRAIL_PAGE + 1 }), TRAIL_PAGE);
  return { entries: trailEntries(shown, readers), next: last && { at: last.at, id: last.id } };
}

/** Splits results, which hold one more than a page: the page, and its last item if more follow. */
function pageOf<One>(found: readonly One[], size: number): { shown: One[]; last: One | undefined } {
  const shown = found.slice(0, size);
  return { shown, last: found.length > size ? shown.at(-1) : undefined };
}

async function trailOf(db: Database, receipt: string, readers: Readers) {
  return trailEntries(await readAudit(db, { receipt, limit: TRAIL_PAGE }), readers);
}

/** Formats audit entries for editors. */
function trailEntries(entries: readonly AuditEntry[], { nameOf }: Readers): SubmissionAuditEntry[] {
  return entries.map(({ id, at, actor, action, receipt, note, details }) => {
    const { changes = [], filter = [], count } = details;
    const texts = [...changes.map((change) => changeText(change, nameOf)), ...filter];
    return { id, at, by: actor.name, action, receipt, changes: texts, note, count };
  });
}

/** @throws {DeskError} 404 for an erased submission */
async function find(db: Database, receipt: string): Promise<FoundSubmission> {
  const found = await findSubmission(db, receipt);
  if (!found) throw gone();
  return found;
}

const gone = () =>
  new DeskError(404, {
    code: 'not-found',
    message: 'この受付番号のお問い合わせはありません。消去されたか、保存期間が過ぎて削除されました。',
  });

/** Conflict error with the author of the first change and its values. */
function conflict(
  { changes, handling }: Extract<HandlingResult, { kind: 'conflict' }>,
  { nameOf }: Readers,
): DeskError {
  const who = [...new Set(changes.map(({ actor }) => actor.name))].join('さんと') || 'ほかの人';
  const what = changes
    .flatMap(({ details }) => details.changes ?? [])
    .map((change) => changeText(change, nameOf))
    .join('、');
  return new DeskError(409, {
    code: 'changed',
    message: `${who}さんが先に変更しました${what && `(${what})`}。あなたの変更はまだ保存していません。内容を確かめて、もう一度保存してください。`,
    handling,
  });
}
