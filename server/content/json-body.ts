import express, { type Request, type RequestHandler } from 'express';
import { API_BODY_LIMIT } from '../../shared/constants.ts';
import { isOtherThanJson } from '../json-type.ts';
import { ApiFailure } from './envelope.ts';

export const NOT_JSON =
  'リクエストの形式が正しくありません。フォームの内容をJSONのオブジェクトで送信してください。';

/** Parses the body as JSON; an invalid one is the caller's fault, never an internal error. */
export function jsonBody(): RequestHandler {
  const parse = express.json({ limit: API_BODY_LIMIT });
  return (req, res, next) => {
    if (isOtherThanJson(req)) return next(new ApiFailure(415, NOT_JSON));
    parse(req, res, (error?: unknown) => {
      // The parser's error contains the body, which must not be logged.
      if (!error) next();
      else if ((error as { type?: string }).type === 'entity.too.large') {
        next(new ApiFailure(413, '送信内容が大きすぎます。文章を短くして、もう一度お試しください。'));
      } else next(new ApiFailure(400, NOT_JSON));
    });
  };
}

export function bodyOf(req: Request): Record<string, unknown> {
  const body: unknown = req.body ?? {};
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new ApiFailure(400, NOT_JSON);
  return body as Record<string, unknown>;
}
