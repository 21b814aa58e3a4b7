import type { RequestHandler } from 'express';
import type { LiveMedia } from '../../live-media.ts';
import { plainPage } from '../pages/plain-page.ts';

const RETRY_AFTER_S = 30;
const NOT_YET = 'このファイルは、ただいま準備しています。1分ほどおいて、もう一度お試しください。';

/** Answers missing files with 503 while pictures and documents are being generated, because they may exist later. */
export function notDrawnYet(media: Pick<LiveMedia, 'state'>): RequestHandler {
  return (req, res, next) => {
    if (media.state !== 'drawing') return next();
    res.locals.route = 'static';
    res.status(503).set({ 'Cache-Control': 'no-store', 'Retry-After': String(RETRY_AFTER_S) });
    if (req.accepts('html')) res.type('html').send(plainPage('ファイルを準備しています', NOT_YET));
    else res.type('text/plain').send('Service Unavailable');
  };
}
