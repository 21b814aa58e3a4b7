import type { ErrorRequestHandler, Request } from 'express';
import { API_BASE } from '../../../shared/constants.ts';
import type { Logger } from '../../monitoring/logger.ts';
import type { Monitoring } from '../../monitoring/monitoring.ts';
import { sendEnvelopeError } from '../endpoints/api-proxy.ts';
import { cutOff } from '../limits/cut-off.ts';
import { setCommonHeaders } from '../security-headers.ts';
import { type HttpError, statusOf } from './http-error.ts';
import { plainPage } from './plain-page.ts';

/** Shown only when the page renderer itself is broken. */
const TITLE = 'ページを表示できません';

const FAILED = '申し訳ありません。サーバーで問題が発生しました。時間をおいて、もう一度お試しください。';
/** Logged elsewhere, once for many refusals. */
const LIMITED = 429;

const BACK = 'ブラウザーの「戻る」で前のページに戻ると、入力した内容は残っています。';
const REFUSALS: Record<number, string> = {
  400: `送信内容を読み取れませんでした。もう一度送信してください。${BACK}`,
  403: `送信元を確認できませんでした。このサイトのページから、もう一度送信してください。${BACK}`,
  413: `送信内容が大きすぎます。文章を短くして、もう一度お試しください。${BACK}`,
  415: 'フォームの形式が正しくありません。ページを読み込み直して、もう一度お試しください。',
};

interface ErrorsDeps {
  logger: Logger;
  monitoring: Monitoring;
  /** Headers of every response. */
  commonHeaders: Readonly<Record<string, string>>;
}

/**
 * Handles errors last: a log line and a report for ops, a plain Japanese page or envelope without details for the
 * visitor.
 */
export function errors({ logger, monitoring, commonHeaders }: ErrorsDeps): ErrorRequestHandler {
  return (error, req, res, _next) => {
    const status = statusOf(error);
    const context = { requestId: res.locals.requestId, path: req.path };
    if (status >= 500) {
      logger.error({ ...context, err: error }, 'request failed');
      monitoring.report(error, context);
    } else if (status !== LIMITED) {
      logger.warn({ ...context, status, reason: String(error?.type ?? error?.message) }, 'request refused');
    }
    if (res.headersSent) {
      cutOff(res);
      return;
    }
    // The error may come from a middleware before the headers.
    setCommonHeaders(res, commonHeaders);
    if (req.path.startsWith(`${API_BASE}/`)) sendEnvelopeError(res, status);
    else
      res
        .status(status)
        .set('Cache-Control', 'no-store')
        .type('html')
        .send(plainPage(TITLE, textFor(error, status, req)));
  };
}

/** Returns the text for a visitor. The browser keeps the posted values in the form on the previous page. */
function textFor(error: Partial<HttpError> | null, status: number, { method }: Request): string {
  const { text } = error ?? {};
  return text ? text + (method === 'POST' ? BACK : '') : (REFUSALS[status] ?? FAILED);
}
