import type { IncomingMessage, RequestListener } from 'node:http';
import { SITE_CALLS } from '../../shared/paths/resources.ts';
import { refusalLog } from '../load/refusal-log.ts';
import { isReading } from '../middleware/reading.ts';
import type { Logger } from '../monitoring/logger.ts';
import { cookieIn } from '../security/cookies.ts';
import { answerer } from './answer.ts';
import { clearedCookie, PREVIEW_COOKIE, previewCookie } from './cookie.ts';
import { framedByDesk } from './framed-by-desk.ts';
import { previewPath } from './links.ts';
import { type Answer, BUSY, FAILED, invalid, MISSING, NOT_SENT, type Refusal, refusedFor } from './pages.ts';
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
    return { ...refusedFor(kind), cookie };
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
    if (!isReading(req) || req.url?.startsWith(BEFORE_SENDING)) return NOT_SENT;
    const { claims } = admitted;
    if (claims.desk !== undefined) framedByDesk(res, claims.desk);
    const preview = await previews.of(claims);
    if (preview === 'missing') return MISSING;
    if (preview === 'busy') return BUSY;
    try {
      const found = await preview.found();
      if (found.kind === 'missing') return MISSING;
      if (found.kind === 'wrong') return invalid(found.problems);
      makePrivate(res);
      found.show(claims, req, res);
      return undefined;
    } catch (err) {
      previews.drop(preview);
      logger.error({ err, preview: claims.id }, 'preview failed');
      return FAILED;
    }
  }

  return (site) => (req, res) => {
    const { url = '' } = req;
    if (isAt(OPEN, url) && isReading(req)) return void answer(req, res, open(req));
    if (isAt(END, url) && (isReading(req) || req.method === 'POST')) return void answer(req, res, end(req));
    const token = cookieIn(req.headers.cookie, PREVIEW_COOKIE);
    if (token === undefined || FILES.some((folder) => url.startsWith(folder))) return site(req, res);
    // Validators of responses cached from the site must not match the preview.
    delete req.headers['if-none-match'];
    delete req.headers['if-modified-since'];
    void answer(req, res, show(req, res, token));
  };
}

function isAt(path: string, url: string): boolean {
  return url.startsWith(path) && (url.length === path.length || url[path.length] === '?');
}
