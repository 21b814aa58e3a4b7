import type { RequestHandler } from 'express';
import { API_BASE, API_BODY_LIMIT } from '../../shared/constants.ts';
import { isOtherThanJson } from '../json-type.ts';
import { sendEnvelopeError } from './api-proxy.ts';
import { readBody } from './read-body.ts';
import { isFromThisSite } from './same-site.ts';

/**
 * What must hold of every post to the API before it goes on: sent by this site's own pages or by no browser at all, JSON,
 * and no larger than a form can be. A page of another site can post plain text without asking; JSON it cannot.
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
