import express, { type RequestHandler, type Response, Router } from 'express';
import { z } from 'zod';
import { appliedRetention } from '../../../server/content/store/retention/applied-retention.ts';
import { type Settings, storeSettings } from '../../../server/settings/settings.ts';
import type { SiteRecord } from '../../../shared/site/site-schema.ts';
import { DESK_HEADER } from '../../shared/constants.ts';
import {
  changeSubmission,
  eraseSubmission,
  submissionExport,
  submissionListing,
  submissionQuery,
  submissionTrail,
} from '../../shared/submissions.ts';
import type { DeskDatabase } from '../database.ts';
import { isFromDesk } from '../own-origin.ts';
import { editorOf, parse } from '../parse.ts';
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

/** Access to submissions for the desk. */
export interface SubmissionsDesk {
  /** Whether an editor may read submissions. */
  allows(editor: Editor): boolean;
  /** Routes below /admin/api/submissions. */
  routes: Router;
}

interface SubmissionsDeskDeps {
  database: DeskDatabase;
  /** Public origin of the desk. */
  origin: string;
  /** Published record of the site's operator; undefined until valid content has been read. */
  site(): SiteRecord | undefined;
}

/**
 * Opens submissions to permitted editors, who see all of them. Without `DESK_SUBMISSION_READERS` only the person of
 * `local` is permitted. `desk/shared/submissions.ts` defines requests and responses.
 */
export function submissionsDesk(
  settings: Settings,
  { database, origin, site }: SubmissionsDeskDeps,
): SubmissionsDesk {
  const { DESK_AUTH, DESK_SUBMISSION_READERS: permitted = [] } = settings;
  const isAlone = DESK_AUTH === 'local';
  const allows = ({ email }: Editor) => isAlone || permitted.includes(email);
  const { retention, ...place } = storeSettings(settings);

  /** Runs a call of an editor in the database. */
  function run<Answer>(res: Response, work: (call: Call) => Promise<Answer>): Promise<Answer> {
    const { email, name } = editorOf(res);
    const mails = [...new Set(isAlone ? [email, ...permitted] : permitted)];
    return database.use((db) =>
      work({
        db,
        place,
        by: { mail: email, name },
        readers: () => readersOf(db, mails),
        retention: appliedRetention(site()?.submissions, retention),
      }),
    );
  }

  /** Handles a call with input from the query or the body. */
  function answer<Schema extends z.ZodType>(
    source: 'query' | 'body',
    schema: Schema,
    work: (input: z.infer<Schema>, call: Call) => Promise<object>,
  ): RequestHandler {
    return async (req, res) => {
      const input = parse(schema, req[source]);
      res.json(await run(res, (call) => work(input, call)));
    };
  }

  const routes = Router();
  routes.use(fromDeskAlone(origin));
  routes.use(readersAlone(allows));
  const json = express.json({ limit: '32kb', type: 'application/json' });
  const none = z.unknown();
  routes.post('/list', json, answer('body', submissionListing, list));
  routes.get('/counts', answer('query', none, counts));
  routes.get('/detail', answer('query', submissionQuery, detail));
  routes.put('/handling', json, answer('body', changeSubmission, change));
  routes.post('/erase', json, answer('body', eraseSubmission, erase));
  routes.get('/retention', answer('query', none, retentionOfForms));
  routes.post('/purge', answer('body', none, purgeNow));
  routes.post('/trail', json, answer('body', submissionTrail, trail));
  routes.post('/export', json, async (req, res) => {
    const { filter } = parse(submissionExport, req.body);
    await run(res, (call) => sendExport(res, filter, call));
  });
  return { allows, routes };
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

function readersAlone(allows: SubmissionsDesk['allows']): RequestHandler {
  return (_req, res, next) => {
    if (!allows(editorOf(res)))
      throw forbidden(
        'お問い合わせを見る権限がありません。必要なときは、運用担当者に設定(DESK_SUBMISSION_READERS)を頼んでください。',
      );
    next();
  };
}
