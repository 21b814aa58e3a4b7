import type { RequestHandler } from 'express';
import { API_BASE, API_BODY_LIMIT } from '../../../shared/constants.ts';
import { isOtherThanJson } from '../../json-type.ts';
import { readBody } from '../read-body.ts';
import { isFromThisSite } from '../same-site.ts';
import { sendEnvelopeError } from './api-proxy.ts';

/**
 * Checks every POST to the API: it comes from a page of this site or from a client that is not a browser, is JSON, and
 * does not exceed the size of a form. A page of another site can post plain text without a preflight, but not JSON.
 */
export function apiPosts({ origin }: { origin: string }): RequestHandler {
  const read = readBody({ type: 'application/json', limit: API_BODY_LIMIT });
  return (req, res, next) => {
    if (req.method !== 'POST' || !req.path.startsWith(`${API_BASE}/`)) return next();
    res.locals.route = 'api';
    if (!isFromThisSite(req, origin)) return sendEnvelopeError(res, 403, FOREIGN);
    if (isOtherThanJson(req)) return sendEnvelopeError(res, 415, NO_JSON);
    read(req, res, next);
  };
}

const FOREIGN = '送信元を確認できませんでした。このサイトのページから、もう一度お試しください。';
const NO_JSON = '送信内容の形式が正しくありません。JSON(application/json)で送信してください。';
