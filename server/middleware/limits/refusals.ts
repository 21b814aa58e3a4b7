import type { RequestHandler } from 'express';
import { sendShortNotFound } from '../pages/short-not-found.ts';

/**
 * Answers malformed addresses with a short 400 and scanners with a tiny 404, before files are looked up or pages
 * rendered.
 */
export function refusals(): RequestHandler {
  return (_req, res, next) => {
    const { refusal } = res.locals.address;
    if (!refusal) return next();
    if (refusal === 404) return sendShortNotFound(res, 'rejected');
    res.locals.route = 'rejected';
    res
      .status(refusal)
      .type('text/plain; charset=utf-8')
      .set('Cache-Control', 'no-store')
      .send('アドレスの形式が正しくありません。');
  };
}
