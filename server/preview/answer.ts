import type { IncomingMessage, ServerResponse } from 'node:http';
import express, { type Request, type RequestHandler, type Response } from 'express';
import { API_BASE } from '../../shared/constants.ts';
import { accessLog } from '../middleware/access-log.ts';
import { requestId } from '../middleware/request-id.ts';
import { securityHeaderValues } from '../middleware/security-headers.ts';
import type { Logger } from '../monitoring/logger.ts';
import { FAILED, FAILED_PAGE, PREVIEW_PAGE_POLICY } from './pages.ts';
import { makePrivate } from './private-response.ts';

/** Response sent instead of a preview: a redirect, or a page or API error. */
export interface Answer {
  status: number;
  location?: string;
  cookie?: string | undefined;
  retryAfterS?: string;
  /** HTML body for page requests. */
  page?: string;
  /** Message of the JSON body for calls of the API. */
  text?: string;
}

const BROKEN: Answer = { status: 500, text: FAILED, page: FAILED_PAGE };

/** Sets the address for the access log, without the query, which contains the token. */
const address: RequestHandler = (req, res, next) => {
  const [pathname = ''] = req.url.split('?', 1);
  res.locals.address = { pathname, search: '', resolution: { kind: 'malformed' } };
  res.locals.route = 'preview';
  next();
};

/** Creates the function that sends responses which are not pages of the previewed site. */
export function answerer({ logger, https }: { logger: Logger; https: boolean }) {
  const headers = {
    ...securityHeaderValues({ https }),
    'Content-Security-Policy': PREVIEW_PAGE_POLICY,
    // Keeps the token in the link's URL out of the Referer header.
    'Referrer-Policy': 'no-referrer',
  };
  const answers = new WeakMap<IncomingMessage, Answer>();
  const app = express();
  app.disable('x-powered-by');
  app.use(requestId(), address, accessLog({ logger, samplePercent: 100, recorder: undefined }));
  app.use((req, res) => send(req, res, answers.get(req) ?? BROKEN));

  /** Sends the answer; undefined means that the response was already sent. */
  return async (
    req: IncomingMessage,
    res: ServerResponse,
    pending: Answer | Promise<Answer | undefined>,
  ): Promise<void> => {
    const answer = await Promise.resolve(pending).catch((err: unknown) => {
      logger.error({ err }, 'preview failed');
      return BROKEN;
    });
    if (!answer) return;
    makePrivate(res);
    answers.set(req, answer);
    app(req, res);
  };

  function send(req: Request, res: Response, answer: Answer): void {
    const { status, location, cookie, retryAfterS, page = '', text } = answer;
    for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
    res.setHeader('X-Request-Id', res.locals.requestId);
    if (cookie) res.setHeader('Set-Cookie', cookie);
    // The cookie switches between site and preview, so files cached for one must not be reused for the other.
    if (cookie) res.setHeader('Clear-Site-Data', '"cache"');
    if (location) res.setHeader('Location', location);
    if (retryAfterS) res.setHeader('Retry-After', retryAfterS);
    const isCall = req.url.startsWith(`${API_BASE}/`);
    const { requestId: asked } = res.locals;
    const body = isCall
      ? JSON.stringify({ code: status, message: text, data: null, requestId: asked })
      : page;
    if (body)
      res.setHeader('Content-Type', isCall ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8');
    res.writeHead(status);
    res.end(req.method === 'HEAD' ? undefined : body);
  }
}
