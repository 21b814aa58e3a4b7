import path from 'node:path';
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import { statusOf } from '../../server/middleware/pages/http-error.ts';
import { securityHeaderValues } from '../../server/middleware/security-headers.ts';
import type { Logger } from '../../server/monitoring/logger.ts';
import { DESK_API, DESK_FRAME_SCRIPT, DESK_PATH, DESK_SIGN_IN } from '../shared/api.ts';
import { deskApi } from './api.ts';
import type { Desk } from './drafts/desk-parts.ts';
import { isFromDesk, ownHostAlone } from './own-origin.ts';

/** Allows only resources of the desk itself, pictures of the site, and its pages in the frame of the page editor. */
const policyOf = (siteOrigin: string) =>
  [
    "default-src 'none'",
    `frame-src ${siteOrigin}`,
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self' blob: data: ${siteOrigin}`,
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

const MALFORMED = 'リクエストの形式が正しくありません。';
const FAILED = 'サーバーで問題が発生しました。時間をおいて、もう一度お試しください。';

/** Folder of the built interface. */
const INTERFACE = path.resolve(import.meta.dirname, '../../dist/desk');
const YEAR_MS = 365 * 24 * 60 * 60_000;

/** Creates the Express app of the editors' desk below /admin, without listening. */
export function createDesk(desk: Desk): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', desk.settings.TRUST_PROXY);
  app.use(headers(desk));
  app.use(ownHostAlone(desk.origin, desk.logger));
  if (desk.signIn.routes) {
    const fromDeskAlone: RequestHandler = (req, res, next) => {
      if (req.method === 'GET' || isFromDesk(req, desk.origin)) next();
      else res.status(403).end();
    };
    app.use(DESK_SIGN_IN, fromDeskAlone, desk.signIn.routes);
  }
  app.use(DESK_API, deskApi(desk));
  app.use(
    `${DESK_PATH}/assets`,
    express.static(path.join(INTERFACE, 'assets'), { immutable: true, maxAge: YEAR_MS, index: false }),
  );
  app.get(DESK_FRAME_SCRIPT, (_req, res) => {
    // The page in the frame loads it as a module of another origin.
    res.set({ 'Cache-Control': 'no-cache', 'Access-Control-Allow-Origin': desk.siteOrigin });
    res.sendFile(path.basename(DESK_FRAME_SCRIPT), { root: INTERFACE, cacheControl: false });
  });
  app.get('/', (_req, res) => res.redirect(302, `${DESK_PATH}/`));
  // One document for all paths: the browser routes.
  app.get([DESK_PATH, `${DESK_PATH}/{*page}`], (_req, res) => {
    res.set('Cache-Control', 'no-store');
    res.sendFile('index.html', { root: INTERFACE, cacheControl: false });
  });
  app.use((_req, res) => {
    res.status(404).type('text').send('ページがありません。');
  });
  app.use(failures(desk.logger));
  return app;
}

/** Last error handler: a short Japanese text for the browser, a log line with the error for faults of the desk. */
function failures(logger: Logger): ErrorRequestHandler {
  return (error, req, res, _next) => {
    const status = statusOf(error);
    const isFault = status >= 500;
    if (isFault) logger.error({ action: `${req.method} ${req.path}`, err: error }, 'desk: request failed');
    if (res.headersSent) res.destroy();
    else
      res
        .status(status)
        .type('text')
        .send(isFault ? FAILED : MALFORMED);
  };
}

function headers({ origin, siteOrigin }: Pick<Desk, 'origin' | 'siteOrigin'>): RequestHandler {
  const values = {
    ...securityHeaderValues({ https: origin.startsWith('https:') }),
    'Content-Security-Policy': policyOf(siteOrigin),
    'X-Robots-Tag': 'noindex, nofollow',
    // With `no-referrer` browsers would send `Origin: null` with forms.
    'Referrer-Policy': 'same-origin',
  };
  return (_req, res, next) => {
    res.set(values);
    next();
  };
}
