import { pipeline } from 'node:stream/promises';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import { isApiError } from '../../shared/api/error.ts';
import { API_BASE } from '../../shared/constants.ts';
import { sendDocument } from '../cache/send-document.ts';
import type { Logger } from '../logger.ts';
import { type ApiCall, readCall } from '../upstream/calls.ts';
import type { UpstreamClient } from '../upstream/client.ts';
import type { Gateway } from '../upstream/gateway.ts';
import { isPerVisitor } from '../upstream/per-visitor.ts';

declare global {
  namespace Express {
    interface Locals {
      /** The call of the contract that an address below /api asks for. */
      call?: ApiCall;
    }
  }
}

export interface ApiProxyDeps {
  gateway: Gateway;
  client: UpstreamClient;
  logger: Logger;
}

const API_DESCRIPTION = `${API_BASE}/openapi.json`;

const MESSAGES: Record<number, string> = {
  400: 'リクエストの形式が正しくありません。',
  404: 'お探しの情報は見つかりませんでした。',
  405: 'この操作には対応していません。',
  413: '送信内容が大きすぎます。添付や文章を減らして、もう一度お試しください。',
  502: '現在サーバーに接続できません。時間をおいて、もう一度お試しください。',
  504: 'サーバーの応答に時間がかかっています。時間をおいて、もう一度お試しください。',
};

/** Request headers that the API may need; everything else, hop-by-hop headers included, stays here. */
const FORWARDED = [
  'accept',
  'accept-language',
  'content-type',
  'cookie',
  'idempotency-key',
  'user-agent',
] as const;
const RETURNED = [
  'content-type',
  'content-disposition',
  'cache-control',
  'retry-after',
  'set-cookie',
] as const;

/** A failure in the envelope, with the request id that ops can look up. */
export function sendEnvelopeError(res: Response, status: number, message?: string): void {
  res
    .status(status)
    .set('Cache-Control', 'no-store')
    .json({
      code: status,
      message:
        message ?? MESSAGES[status] ?? '処理中に問題が発生しました。時間をおいて、もう一度お試しください。',
      data: null,
      requestId: res.locals.requestId,
    });
}

/**
 * `/api` of this site: the calls of the contract and nothing else. GET and HEAD are answered from the content cache (and
 * survive an outage with it), writes go to the upstream once, never retried.
 */
export function apiProxy(deps: ApiProxyDeps): Router {
  const router = Router({ caseSensitive: true, strict: true });
  router.use(API_BASE, (_req, res, next) => {
    res.locals.route = 'api';
    next();
  });
  // The API's own description is a document, not a response in the envelope.
  router.get(API_DESCRIPTION, (req, res) =>
    withErrors(deps, req, res, () => forward(deps, req, res, { method: 'GET', url: API_DESCRIPTION })),
  );
  router.all(API_DESCRIPTION, (req, res) => sendMethods(req, res, ['GET']));
  router.all([API_BASE, `${API_BASE}/`], (_req, res) => sendEnvelopeError(res, 404));
  router.all(`${API_BASE}/*path`, findCall, (req, res) => {
    const call = res.locals.call as ApiCall;
    const { method } = call.endpoint;
    return withErrors(deps, req, res, () =>
      method === 'GET' && !isPerVisitor(call.endpoint)
        ? read(deps, call, req, res)
        : forward(deps, req, res, { method, url: call.url }),
    );
  });
  return router;
}

/** Which call of the contract an address asks for; the upstream never hears of any other. */
const findCall: RequestHandler = (req, res, next) => {
  const { pathname, search } = res.locals.address;
  const found = readCall(req.method === 'HEAD' ? 'GET' : req.method, pathname.slice(API_BASE.length), search);
  switch (found.kind) {
    case 'call':
      res.locals.call = found.call;
      return next();
    case 'refused':
      res.set('Cache-Control', 'no-store').json({ code: 400, message: found.message, data: null });
      return;
    case 'other-method':
      return sendMethods(req, res, found.allowed);
    case 'unknown':
      return sendEnvelopeError(res, 404);
  }
};

/** What another method is answered with: OPTIONS with the methods of the address, the others with 405. */
function sendMethods(req: Request, res: Response, allowed: readonly string[]): void {
  const methods = allowed.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  res.set('Allow', [...methods, 'OPTIONS'].join(', '));
  if (req.method === 'OPTIONS') res.status(204).set('Cache-Control', 'no-store').end();
  else sendEnvelopeError(res, 405);
}

async function withErrors(
  { logger }: ApiProxyDeps,
  req: Request,
  res: Response,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    logger.error(
      {
        requestId: res.locals.requestId,
        path: req.path,
        err: error instanceof Error ? error.message : String(error),
      },
      'API call failed',
    );
    if (res.headersSent) res.destroy();
    else sendEnvelopeError(res, isApiError(error) ? error.status : 502);
  }
}

async function read({ gateway }: ApiProxyDeps, call: ApiCall, req: Request, res: Response): Promise<void> {
  const { document } = await gateway.get(call);
  await sendDocument(req, res, { document });
}

async function forward(
  { client }: ApiProxyDeps,
  req: Request,
  res: Response,
  { method, url }: { method: string; url: string },
): Promise<void> {
  const left = new AbortController();
  res.once('close', () => {
    if (!res.writableFinished) left.abort();
  });
  const { status, headers, body } = await client.send({
    method,
    url,
    headers: {
      ...pick(req.headers, FORWARDED),
      'x-request-id': res.locals.requestId,
      'x-forwarded-for': req.ip ?? '',
    },
    ...(method === 'POST' && { body: Buffer.isBuffer(req.body) ? req.body : Buffer.alloc(0) }),
    signal: left.signal,
  });
  res.status(status).set(pick(headers, RETURNED)).set('Cache-Control', 'no-store');
  await pipeline(body, res);
}

function pick(
  headers: Record<string, string | string[] | undefined>,
  names: readonly string[],
): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => (headers[name] ? [[name, headers[name] as string]] : [])),
  );
}
