import express, { type RequestHandler, type Response, Router } from 'express';
import { type Actor, addAudit, readAudit } from '../../../server/content/store/audit.ts';
import type { Database, DatabasePlace } from '../../../server/content/store/database.ts';
import { changeHandling, type HandlingResult } from '../../../server/content/store/handling.ts';
import { clearChangeLog, eraseSubmissions } from '../../../server/content/store/retention/erasure.ts';
import { purge } from '../../../server/content/store/retention/retention.ts';
import { retentionFigures } from '../../../server/content/store/retention/retention-figures.ts';
import {
  countByState,
  findSubmission,
  listSubmissions,
} from '../../../server/content/store/submission-list.ts';
import type { Retention } from '../../../server/settings/settings.ts';
import { normalizeLine } from '../../../shared/api/forms/normalize.ts';
import { changeText } from '../../../shared/handling.ts';
import { DESK_HEADER } from '../../shared/constants.ts';
import {
  changeSubmission,
  eraseSubmission,
  type SubmissionCounts,
  type SubmissionDetail,
  type SubmissionHandled,
  type SubmissionList,
  type SubmissionRetention,
  type SubmissionsErased,
  type SubmissionsPurged,
  type SubmissionTrail,
  submissionExport,
  submissionListing,
  submissionQuery,
  submissionTrail,
} from '../../shared/submissions.ts';
import type { DeskDatabase } from '../database.ts';
import { isFromDesk } from '../own-origin.ts';
import { editorOf, parse } from '../parse.ts';
import { DeskError, forbidden, invalid } from '../problems.ts';
import type { Editor } from '../sign-in/editor.ts';
import { detailOf, FORM_TITLES, formTitle, listed } from './detail.ts';
import { sendExport } from './export.ts';
import { filterOf, filterWords } from './filter.ts';
import { type Readers, readersOf } from './readers.ts';
import { trailEntry } from './trail.ts';

interface SubmissionsApiDeps {
  /** Public origin of the desk. */
  origin: string;
  allows(editor: Editor): boolean;
  /** Mail addresses of editors who may handle submissions, including the person of `local`. */
  readersFor(editor: Editor): string[];
  database: DeskDatabase;
  place: DatabasePlace;
  retention(): Retention;
}

const PAGE = 50;
const TRAIL_PAGE = 100;
const SOON_DAYS = 30;

/**
 * API of visitors' submissions, below /admin/api/submissions; `desk/shared/submissions.ts` defines requests and
 * responses.
 */
export function submissionsApi({ database, retention, place, ...deps }: SubmissionsApiDeps): Router {
  const api = Router();
  api.use(fromDeskAlone(deps.origin));
  api.use(readersAlone(deps.allows));
  const json = express.json({ limit: '32kb', type: 'application/json' });
  const readers = (db: Database, res: Response) => readersOf(db, deps.readersFor(editorOf(res)));

  api.post('/list', json, async (req, res) => {
    const { filter, after } = parse(submissionListing, req.body);
    const wanted = filterOf(filter);
    const start = after && { receivedAt: after.at, id: after.id };
    const answer = await database.use(async (db): Promise<SubmissionList> => {
      const found = await listSubmissions(db, wanted, { after: start, limit: PAGE + 1 });
      const { shown, last } = pageOf(found, PAGE);
      const counts = await countByState(db, wanted);
      const known = await readers(db, res);
      // Empty results are audited as well: they reveal that a person has not written.
      const details = { count: shown.length, filter: filterWords(filter, known) };
      await addAudit(db, actorOf(res), [{ action: 'list', details }]);
      return {
        submissions: shown.map(listed),
        next: last && { at: last.receivedAt, id: last.id },
        counts,
        forms: FORM_TITLES,
        readers: known.list,
      };
    });
    res.json(answer);
  });

  api.get('/counts', async (_req, res) => {
    const counts = await database.use((db) => countByState(db, {}));
    res.json({ counts } satisfies SubmissionCounts);
  });

  api.get('/detail', async (req, res) => {
    const { receipt } = parse(submissionQuery, req.query);
    const answer = await database.use(async (db): Promise<SubmissionDetail> => {
      const found = await findSubmission(db, receipt);
      if (!found) throw gone();
      // Data is not shown if the audit entry cannot be written.
      await addAudit(db, actorOf(res), [{ action: 'view', receipt }]);
      const known = await readers(db, res);
      return {
        ...(await detailOf(db, found, retention())),
        trail: await trailOf(db, receipt, known),
        readers: known.list,
      };
    });
    res.json(answer);
  });

  api.put('/handling', json, async (req, res) => {
    const { receipt, revision: seen, ...to } = parse(changeSubmission, req.body);
    const answer = await database.use(async (db): Promise<SubmissionHandled> => {
      const known = await readers(db, res);
      const before = await findSubmission(db, receipt);
      if (!before) throw gone();
      const mayBe = [null, before.submission.handling.assignee, ...known.list.map(({ mail }) => mail)];
      if (!mayBe.includes(to.assignee))
        throw invalid('担当者は、お問い合わせを見られる編集者から選んでください。');
      const result = await changeHandling(db, actorOf(res), { receipt, seen, to });
      if (result.kind === 'gone') throw gone();
      if (result.kind === 'conflict') throw conflict(result, known);
      return { handling: result.handling, trail: await trailOf(db, receipt, known) };
    });
    res.json(answer);
  });

  api.post('/erase', json, async (req, res) => {
    const { receipt, whose, typed } = parse(eraseSubmission, req.body);
    if (normalizeLine(typed).toUpperCase() !== receipt)
      throw invalid('確認のため、受付番号をそのまま入力してください。何も消去していません。');
    const receipts = await database.use(async (db) => {
      const found = await findSubmission(db, receipt);
      if (!found) throw gone();
      const isPerson = whose === 'person' && found.mailKey !== '';
      const of = isPerson ? { mail: String(found.submission.typed.mailbox) } : { receipt };
      const erased = await eraseSubmissions(db, of, actorOf(res));
      await clearChangeLog(db, place);
      return erased.receipts;
    });
    res.json({ receipts } satisfies SubmissionsErased);
  });

  api.post('/export', json, async (req, res) => {
    const { filter } = parse(submissionExport, req.body);
    await database.use(async (db) => {
      await sendExport(res, db, { filter, by: actorOf(res), known: await readers(db, res) });
    });
  });

  api.get('/retention', async (_req, res) => {
    const applied = retention();
    const forms = await database.use((db) => retentionFigures(db, applied, { soonDays: SOON_DAYS }));
    const answer: SubmissionRetention = {
      forms: forms.map((figures) => ({ ...figures, title: formTitle(figures.form) })),
      auditDays: applied.auditDays,
    };
    res.json(answer);
  });

  api.post('/purge', async (_req, res) => {
    const submissions = await database.use(async (db) => {
      const purged = await purge(db, retention(), { by: actorOf(res) });
      await clearChangeLog(db, place);
      return purged.submissions;
    });
    res.json({ submissions } satisfies SubmissionsPurged);
  });

  api.post('/trail', json, async (req, res) => {
    const { after } = parse(submissionTrail, req.body);
    const answer = await database.use(async (db): Promise<SubmissionTrail> => {
      const known = await readers(db, res);
      const { shown, last } = pageOf(await readAudit(db, { after, limit: TRAIL_PAGE + 1 }), TRAIL_PAGE);
      return {
        entries: shown.map((entry) => trailEntry(entry, known)),
        next: last && { at: last.at, id: last.id },
      };
    });
    res.json(answer);
  });

  return api;
}

/** Splits results, which hold one more than a page: the page, and its last item if more follow. */
function pageOf<One>(found: readonly One[], size: number): { shown: One[]; last: One | undefined } {
  const shown = found.slice(0, size);
  return { shown, last: found.length > size ? shown.at(-1) : undefined };
}

async function trailOf(db: Database, receipt: string, known: Readers) {
  const entries = await readAudit(db, { receipt, limit: TRAIL_PAGE });
  return entries.map((entry) => trailEntry(entry, known));
}

function actorOf(res: Response): Actor {
  const { email, name } = editorOf(res);
  return { mail: email, name };
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

/**
 * Restricts reads and changes to the desk's own pages: other sites can neither make a browser request personal data nor
 * create audit entries.
 */
function fromDeskAlone(origin: string): RequestHandler {
  return (req, _res, next) => {
    if (req.get(DESK_HEADER) !== '1' || !isFromDesk(req, origin))
      throw forbidden('送信元を確認できませんでした。編集デスクのページから開いてください。');
    next();
  };
}

function readersAlone(allows: SubmissionsApiDeps['allows']): RequestHandler {
  return (_req, res, next) => {
    if (!allows(editorOf(res)))
      throw forbidden(
        'お問い合わせを見る権限がありません。必要なときは、運用担当者に設定(DESK_SUBMISSION_READERS)を頼んでください。',
      );
    next();
  };
}
