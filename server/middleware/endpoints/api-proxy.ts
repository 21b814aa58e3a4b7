import { type ErrorRequestHandler, type Request, type RequestHandler, type Response, Router } from 'express';
import { isEnvelope } from '../../../shared/api/envelope.ts';
import { ApiError, isApiError } from '../../../shared/api/error.ts';
import { API_BASE } from '../../../shared/constants.ts';
import { sendDocument } from '../../cache/send-document.ts';
import type { Logger } from '../../monitoring/logger.ts';
import type { Monitoring } from '../../monitoring/monitoring.ts';
import { parseOrNull } from '../../upstream/api-response.ts';
import { type ApiCall, readCall } from '../../upstream/calls.ts';
import type { UpstreamRequest, UpstreamResponse } from '../../upstream/client.ts';
import type { Gateway } from '../../upstream/gateway.ts';
import { reasonOf } from '../../upstream/reason.ts';
import { WaitClock } from '../../upstream/wait-clock.ts';
import { compressed } from '../files/compressed.ts';
import { cutOff } from '../limits/cut-off.ts';

interface ApiProxyDeps {
  gateway: Gateway;
  logger: Logger;
  monitoring: Pick<Monitoring, 'nameTrace'>;
}

/** Receipts, challenges and warranties are a fraction of it. */
const RELAYED_MAX_BYTES = 256 * 1024;
const API_DESCRIPTION = `${API_BASE}/openapi.json`;

const MESSAGES: Record<number, string> = {
  400: 'リクエストの形式が正しくありません。',
  404: 'お探しの情報は見つかりませんでした。',
  405: 'この操作には対応していません。',
  413: '送信内容が大きすぎます。添付や文章を減らして、もう一度お試しください。',
  503: 'アクセスが集中しています。少し時間をおいて、もう一度お試しください。',
  502: '現在サーバーに接続できません。時間をおいて、もう一度お試しください。',
  504: 'サーバーの応答に時間がかかっています。時間をおいて、もう一度お試しください。',
};

/** Request headers that the API may need; all others, including hop-by-hop headers, are dropped. */
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

/** Sends a failure in the envelope, with the request id that ops can look up. */
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
 * Serves `/api` of this site: only the calls of the contract. GET and HEAD are answered from the content cache (and
 * survive an outage with it); writes are sent to the upstream once and never retried.
 */
export function apiProxy(deps: ApiProxyDeps): Router {
  const router = Router({ caseSensitive: true, strict: true });
  router.use(API_BASE, (_req, res, next) => {
    res.locals.route = 'api';
    next();
  });
  // The description of the API is a document without an envelope.
  router.get(API_DESCRIPTION, compressed(), async (req, res) => {
    const response = await send(deps, req, res, { method: 'GET', url: API_DESCRIPTION });
    setHead(res, response).send(response.body);
  });
  router.all(API_DESCRIPTION, (req, res) => sendMethods(req, res, ['GET']));
  router.all([API_BASE, `${API_BASE}/`], (_req, res) => sendEnvelopeError(res, 404));
  router.all(`${API_BASE}/*path`, findCall, (req, res) => {
    const call = res.locals.call as ApiCall;
    deps.monitoring.nameTrace(req, res);
    const { method, perVisitor } = call.endpoint;
    return method === 'GET' && !perVisitor
      ? read(deps, call, req, res)
      : relay(deps, req, res, { method, url: call.url });
  });
  return router.use(failed(deps));
}

/** Finds the call of the contract for an address; no other requests reach the upstream. */
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

/** Answers another method: OPTIONS with the methods of the address, the others with 405. */
function sendMethods(req: Request, res: Response, allowed: readonly string[]): void {
  const methods = allowed.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  res.set('Allow', [...methods, 'OPTIONS'].join(', '));
  if (req.method === 'OPTIONS') res.status(204).set('Cache-Control', 'no-store').end();
  else sendEnvelopeError(res, 405);
}

function failed({ logger }: ApiProxyDeps): ErrorRequestHandler {
  return (error, req, res, _next) => {
    // The client has disconnected, which aborted the call.
    if (res.closed) return;
    const { requestId } = res.locals;
    logger.error({ requestId, path: req.path, reason: reasonOf(error) }, 'API call failed');
    if (res.headersSent) cutOff(res);
    else sendEnvelopeError(res, isApiError(error) ? error.status : 502);
  };
}

/** Adds the time to the log line of the request. */
function waited<Result>({ locals }: Response, work: () => Promise<Result>): Promise<Result> {
  locals.upstream ??= new WaitClock();
  return locals.upstream.during(work);
}

async function read({ gateway }: ApiProxyDeps, call: ApiCall, req: Request, res: Response): Promise<void> {
  const { requestId } = res.locals;
  const { document } = await waited(res, () => gateway.get(call, { requestId }));
  await sendDocument(req, res, { document });
}

type Forwarded = Pick<UpstreamRequest, 'method' | 'url' | 'maxBytes'>;

/**
 * Relays a call of one visitor. The response is read completely before any of it is sent, so that a partial response,
 * another server's error page or an oversized envelope never reaches the visitor.
 */
async function relay(deps: ApiProxyDeps, req: Request, res: Response, call: Forwarded): Promise<void> {
  const response = await send(deps, req, res, { ...call, maxBytes: RELAYED_MAX_BYTES });
  const { status, body } = response;
  const isRedirect = status >= 300 && status < 400;
  if (isRedirect || !isEnvelope(parseOrNull(body))) {
    throw status < 400
      ? new ApiError('bad-answer', `the API answered ${status} without an envelope`)
      : new ApiError('http', `the API answered ${status} without an envelope`, { status });
  }
  setHead(res, response).type('json').send(body);
}

/** Sends a call to the API, and aborts it when its visitor leaves. */
function send({ gateway }: ApiProxyDeps, req: Request, res: Response, call: Forwarded) {
  const left = new AbortController();
  res.once('close', () => {
    if (!res.writableFinished) left.abort();
  });
  const headers = {
    ...pick(req.headers, FORWARDED),
    'x-request-id': res.locals.requestId,
    'x-forwarded-for': req.ip ?? '',
  };
  const body = call.method === 'POST' && { body: Buffer.isBuffer(req.body) ? req.body : Buffer.alloc(0) };
  return waited(res, () => gateway.forward({ ...call, ...body, headers, signal: left.signal }));
}

function setHead(res: Response, { status, headers }: UpstreamResponse): Response {
  return res.status(status).set(pick(headers, RETURNED)).set('Cache-Control', 'no-store');
}

function pick(
  headers: Record<string, string | string[] | undefined>,
  names: readonly string[],
): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => (headers[name] ? [[name, headers[name] as string]] : [])),
  );
}
