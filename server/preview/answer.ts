import type { IncomingMessage, ServerResponse } from 'node:http';
import express, { type Request, type RequestHandler, type Response } from 'express';
import { API_BASE } from '../../shared/constants.ts';
import { accessLog } from '../middleware/access-log.ts';
import { requestId } from '../middleware/request-id.ts';
import { securityHeaderValues, setCommonHeaders } from '../middleware/security-headers.ts';
import type { Logger } from '../monitoring/logger.ts';
import { type Answer, FAILED, PREVIEW_PAGE_POLICY } from './pages.ts';
import { makePrivate } from './private-response.ts';

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
  app.use((req, res) => send(req, res, answers.get(req) ?? FAILED));

  /** Sends the answer; undefined means that the response was already sent. */
  return async (
    req: IncomingMessage,
    res: ServerResponse,
    pending: Answer | Promise<Answer | undefined>,
  ): Promise<void> => {
    const answer = await Promise.resolve(pending).catch((err: unknown) => {
      logger.error({ err }, 'preview failed');
      return FAILED;
    });
    if (!answer) return;
    makePrivate(res);
    answers.set(req, answer);
    app(req, res);
  };

  function send(req: Request, res: Response, answer: Answer): void {
    const { status, location, cookie, retryAfterS, page = '', text } = answer;
    setCommonHeaders(res, headers);
    if (cookie) res.setHeader('Set-Cookie', cookie);
    // The cookie switches between site and preview, so files cached for one must not be reused for the other.
    if (cookie) res.setHeader('Clear-Site-Data', '"cache"');
    if (location) res.setHeader('Location', location);
    if (retryAfterS) res.setHeader('Retry-After', retryAfterS);
    const isCall = req.url.startsWith(`${API_BASE}/`);
    const call = { code: status, message: text, data: null, requestId: res.locals.requestId };
    const body = isCall ? JSON.stringify(call) : page;
    if (body)
      res.setHeader('Content-Type', isCall ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8');
    res.writeHead(status);
    res.end(req.method === 'HEAD' ? undefined : body);
  }
}
