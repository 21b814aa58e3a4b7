import type { Request, RequestHandler, Response } from 'express';
import { routeOf } from '../../../shared/paths/routes.ts';
import { sendShortNotFound, sendText } from '../pages/short-not-found.ts';

/**
 * Answers malformed addresses with a short 400, scanners with a tiny 404, and browsers that fetch a counted page ahead
 * with 403, before files are looked up or pages rendered.
 */
export function refusals(): RequestHandler {
  return (req, res, next) => {
    const { refusal } = res.locals.address;
    if (refusal === 404) return sendShortNotFound(res, 'rejected');
    if (refusal) return refuse(res, refusal, 'アドレスの形式が正しくありません。');
    if (isAhead(req, res)) return refuse(res, 403, 'このページは、開いたときに読み込みます。');
    next();
  };
}

/**
 * Whether a browser fetches a page that counts its requests before the visitor opens it (`Sec-Purpose: prefetch`, also with
 * `;prerender`). Browsers drop an answer with an error status and request the page again when it is opened.
 */
function isAhead(req: Request, res: Response): boolean {
  const { resolution } = res.locals.address;
  const isCounted = resolution.kind === 'page' && routeOf(resolution.routeId).isCounted === true;
  return isCounted && req.get('sec-purpose')?.startsWith('prefetch') === true;
}

function refuse(res: Response, status: number, text: string): void {
  res.locals.route = 'rejected';
  sendText(res, status, text);
}
