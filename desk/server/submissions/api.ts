import { json, Router } from 'express';
import { appliedRetention } from '../../../server/content/store/retention/applied-retention.ts';
import { type Settings, storeSettings } from '../../../server/settings/settings.ts';
import type { SiteRecord } from '../../../shared/site/site-schema.ts';
import {
  changeSubmission,
  eraseSubmission,
  submissionExport,
  submissionListing,
  submissionQuery,
  submissionTrail,
} from '../../shared/submissions.ts';
import { callsOf, editorOf, noInput, parse } from '../calls.ts';
import type { DeskDatabase } from '../database.ts';
import { requireFromDesk } from '../own-origin.ts';
import { forbidden } from '../problems.ts';
import type { Editor } from '../sign-in/editor.ts';
import {
  type Call,
  change,
  counts,
  detail,
  erase,
  list,
  purgeNow,
  retentionOfForms,
  trail,
} from './calls.ts';
import { sendExport } from './export.ts';
import { readersOf } from './readers.ts';

const JSON_MAX = '32kb';

/** Access to submissions for the desk. */
export type SubmissionsDesk = ReturnType<typeof submissionsDesk>;

/**
 * Opens submissions to permitted editors, who see all of them. Without `DESK_SUBMISSION_READERS` only the person of
 * `local` is permitted. `desk/shared/submissions.ts` defines requests and responses.
 *
 * @param origin public origin of the desk
 * @param site published record of the site's operator; undefined until valid content has been read
 * @returns whether an editor may read submissions, and the routes below /admin/api/submissions
 */
export function submissionsDesk(
  settings: Settings,
  { database, origin, site }: { database: DeskDatabase; origin: string; site(): SiteRecord | undefined },
) {
  const { DESK_AUTH, DESK_SUBMISSION_READERS: permitted = [] } = settings;
  const isAlone = DESK_AUTH === 'local';
  const allows = ({ email }: Editor) => isAlone || permitted.includes(email);
  const { retention, ...place } = storeSettings(settings);

  /** Runs a call of an editor in the database. */
  function run<Answer>({ email, name }: Editor, work: (call: Call) => Promise<Answer>): Promise<Answer> {
    const mails = [...new Set(isAlone ? [email, ...permitted] : permitted)];
    return database.use(async (db) =>
      work({
        db,
        place,
        by: { mail: email, name },
        readers: await readersOf(db, mails),
        retention: appliedRetention(site()?.submissions, retention),
      }),
    );
  }

  const answer =
    <Input>(work: (input: Input, call: Call) => Promise<object>) =>
    (input: Input, editor: Editor) =>
      run(editor, (call) => work(input, call));

  const routes = Router();
  // Other sites can neither make a browser request personal data nor create audit entries.
  routes.use((req, res, next) => {
    requireFromDesk(req, origin, '編集デスクのページから開いてください。');
    if (!allows(editorOf(res)))
      throw forbidden(
        'お問い合わせを見る権限がありません。必要なときは、運用担当者に設定(DESK_SUBMISSION_READERS)を頼んでください。',
      );
    next();
  });
  const { get, post, put } = callsOf(routes, { limit: JSON_MAX });
  post('/list', submissionListing, answer(list));
  get('/counts', noInput, answer(counts));
  get('/detail', submissionQuery, answer(detail));
  put('/handling', changeSubmission, answer(change));
  post('/erase', eraseSubmission, answer(erase));
  get('/retention', noInput, answer(retentionOfForms));
  post('/purge', noInput, answer(purgeNow));
  post('/trail', submissionTrail, answer(trail));
  routes.post('/export', json({ limit: JSON_MAX }), async (req, res) => {
    const { filter } = parse(submissionExport, req.body);
    await run(editorOf(res), (call) => sendExport(res, filter, call));
  });
  return { allows, routes };
}
