import type { RequestHandler } from 'express';
import { FORM_BODY_LIMIT } from '../../../shared/constants.ts';
import { routeOf } from '../../../shared/paths/routes.ts';
import { readBody } from '../read-body.ts';
import { isFromThisSite } from '../same-site.ts';
import { httpError } from './http-error.ts';
import { asTyped, UPLOAD_LIMIT } from './uploaded-form.ts';

const FORM = 'application/x-www-form-urlencoded';
const FORM_WITH_FILE = 'multipart/form-data';

/**
 * Reads forms that are posted to their own page, which is how a form works without JavaScript. Only this site's own
 * pages may post: there is no session to steal, but no other site may send a form in a visitor's name.
 */
export function formPosts({ origin }: { origin: string }): RequestHandler {
  const readTyped = readBody({ type: FORM, limit: FORM_BODY_LIMIT });
  const readUploaded = readBody({ type: FORM_WITH_FILE, limit: UPLOAD_LIMIT });
  return (req, res, next) => {
    if (req.method !== 'POST') return next();
    const { resolution } = res.locals.address;
    if (resolution.kind !== 'page') return next();
    const { takesForm, takesFile = false } = routeOf(resolution.routeId);
    if (!takesForm) return next();
    res.locals.route = resolution.routeId;
    if (!isFromThisSite(req, origin)) return next(httpError(403, 'posted from another site'));
    const hasFile = takesFile && Boolean(req.is(FORM_WITH_FILE));
    if (!hasFile && !req.is(FORM)) return next(httpError(415, 'no URL-encoded form'));
    const read = hasFile ? readUploaded : readTyped;
    read(req, res, async (error?: unknown) => {
      if (error) return next(error);
      const body = Buffer.isBuffer(req.body) ? req.body : Buffer.alloc(0);
      const form = hasFile ? await asTyped(body, req.get('content-type') ?? '').catch(() => undefined) : body;
      if (!form) return next(httpError(400, 'unreadable form'));
      res.locals.form = form;
      next();
    });
  };
}
