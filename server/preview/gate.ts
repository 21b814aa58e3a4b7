import type { IncomingMessage, RequestListener } from 'node:http';
import { SITE_CALLS } from '../../shared/paths/resources.ts';
import { refusalLog } from '../load/refusal-log.ts';
import { isReading } from '../middleware/reading.ts';
import type { Logger } from '../monitoring/logger.ts';
import { type Answer, answerer } from './answer.ts';
import { clearedCookie, previewCookie, tokenOf } from './cookie.ts';
import { framedByDesk } from './framed-by-desk.ts';
import { previewPath } from './links.ts';
import {
  BUSY,
  BUSY_PAGE,
  FAILED,
  FAILED_PAGE,
  MISSING,
  MISSING_PAGE,
  NOT_SENT,
  NOT_SENT_PAGE,
  problemsPage,
  REFUSALS,
  type Refusal,
  refusalPage,
  WRONG,
} from './pages.ts';
import type { Found } from './preview.ts';
import type { Previews } from './previews.ts';
import { makePrivate } from './private-response.ts';
import type { RevokedPreviews } from './revoked.ts';
import { type PreviewClaims, verifyPreview } from './token.ts';

interface GateOptions {
  secret: string;
  revoked: Pick<RevokedPreviews, 'has'>;
  previews: Pick<Previews, 'of' | 'drop'>;
  logger: Logger;
  /** Whether the client connected with TLS, to this process or to its proxy. */
  isSecure(req: IncomingMessage): boolean;
  /** Whether the site's public URLs use https. */
  https: boolean;
}

type Admitted = { kind: 'valid'; claims: PreviewClaims } | { kind: Refusal };

const OPEN: string = SITE_CALLS.preview;
const END: string = SITE_CALLS.endPreview;
/** Files of the build, which site and previews share. */
const FILES = ['/assets/', '/media/', '/styles/'];
/** Calls that forms make before submission. */
const BEFORE_SENDING = '/api/verify/';
const RETRY_AFTER_S = '10';

/**
 * Middleware in front of the site. Requests with a preview cookie get the preview at the same paths; all others pass
 * after one header is read.
 */
export function previewGate(options: GateOptions): (site: RequestListener) => RequestListener {
  const { previews, logger, isSecure } = options;
  const noteRefusal = refusalLog(logger, 'preview refused');
  const answer = answerer(options);

  async function admit(token: string): Promise<Admitted> {
    const verified = verifyPreview(options.secret, token);
    if (verified.kind !== 'valid') return verified;
    try {
      return (await options.revoked.has(verified.claims.id)) ? { kind: 'revoked' } : verified;
    } catch (err) {
      logger.error({ err }, 'revoked previews cannot be read: no preview is shown');
      return { kind: 'unknown' };
    }
  }

  function refused(kind: Refusal, req: IncomingMessage): Answer {
    const cookie = kind === 'unknown' ? undefined : clearedCookie(isSecure(req));
    return { status: 403, text: REFUSALS[kind], page: refusalPage(kind), cookie };
  }

  async function open(req: IncomingMessage): Promise<Answer> {
    const asked = new URLSearchParams(req.url?.slice(OPEN.length));
    const token = asked.get('token') ?? '';
    const admitted = await admit(token);
    if (admitted.kind !== 'valid') {
      noteRefusal({ reason: admitted.kind });
      return refused(admitted.kind, req);
    }
    const { id, expires, at, drafts, folder } = admitted.claims;
    logger.info({ preview: id, at, drafts, folder }, 'preview opened');
    const cookie = previewCookie(token, { expires, isSecure: isSecure(req) });
    return { status: 303, location: previewPath(asked.get('path')), cookie };
  }

  const end = (req: IncomingMessage): Answer => ({
    status: 303,
    location: '/',
    cookie: clearedCookie(isSecure(req)),
  });

  /** Sends the preview and resolves with undefined, or resolves with the response to send instead. */
  async function show(
    ...[req, res, token]: [...Parameters<RequestListener>, string]
  ): Promise<Answer | undefined> {
    const admitted = await admit(token);
    if (admitted.kind !== 'valid') return refused(admitted.kind, req);
    if (!isReading(req) || req.url?.startsWith(BEFORE_SENDING))
      return { status: 403, text: NOT_SENT, page: NOT_SENT_PAGE };
    const { claims } = admitted;
    if (claims.desk !== undefined) framedByDesk(res, claims.desk);
    const preview = await previews.of(claims);
    if (preview === 'missing') return NOT_THERE;
    if (preview === 'busy') return IN_USE;
    try {
      const found = await preview.found();
      if (found.kind !== 'shown') return insteadOf(found);
      makePrivate(res);
      found.show(claims)(req, res);
      return undefined;
    } catch (err) {
      previews.drop(preview);
      logger.error({ err, preview: claims.id }, 'preview failed');
      return { status: 500, text: FAILED, page: FAILED_PAGE };
    }
  }

  return (site) => (req, res) => {
    const { url = '' } = req;
    if (isAt(OPEN, url) && isReading(req)) return void answer(req, res, open(req));
    if (isAt(END, url) && (isReading(req) || req.method === 'POST')) return void answer(req, res, end(req));
    const token = tokenOf(req.headers.cookie);
    if (token === undefined || FILES.some((folder) => url.startsWith(folder))) return site(req, res);
    // Validators of responses cached from the site must not match the preview.
    delete req.headers['if-none-match'];
    delete req.headers['if-modified-since'];
    void answer(req, res, show(req, res, token));
  };
}

const IN_USE: Answer = { status: 503, text: BUSY, page: BUSY_PAGE, retryAfterS: RETRY_AFTER_S };
const NOT_THERE: Answer = { status: 404, text: MISSING, page: MISSING_PAGE };

function insteadOf(found: Exclude<Found, { kind: 'shown' }>): Answer {
  if (found.kind === 'missing') return NOT_THERE;
  return { status: 422, text: WRONG, page: problemsPage(found.problems) };
}

function isAt(path: string, url: string): boolean {
  return url.startsWith(path) && (url.length === path.length || url[path.length] === '?');
}
