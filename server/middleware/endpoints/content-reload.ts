import type { Router } from 'express';
import { SITE_CALLS } from '../../../shared/paths/resources.ts';
import type { ReloadOutcome } from '../../live-content/live-content.ts';
import { operatorCall } from './operator-call.ts';

export interface ContentReloadDeps {
  /** Without a token the address does not exist. */
  token: string | undefined;
  /** Reloads the content folder; undefined while the process is starting. */
  reload(): Promise<ReloadOutcome> | undefined;
}

const STARTING: ReloadOutcome = { kind: 'failed', reason: 'the site is starting' };
const STATUS: Record<ReloadOutcome['kind'], number> = { taken: 200, same: 200, refused: 422, failed: 500 };

/**
 * `POST /-/content`: reloads the content folder and responds when visitors see it. 200 with `{ "kind": "taken",
 * "revision": "…", "pages": n }` (the number of cached pages that are outdated) or `{ "kind": "same", "revision": "…"
 * }`; 422 with `{ "kind": "refused", "problems": [{ "file", "field", "path", "title", "reason", "fix", "line" }] }` if
 * the folder is invalid; 500 with `{ "kind": "failed", "reason": "…" }`; 401 for a wrong token.
 */
export function contentReload({ token, reload }: ContentReloadDeps): Router {
  return operatorCall(SITE_CALLS.content, token, async (_req, res) => {
    res.locals.route = 'content';
    const outcome = (await reload()) ?? STARTING;
    res.status(STATUS[outcome.kind]).set('Cache-Control', 'no-store').json(outcome);
  });
}
