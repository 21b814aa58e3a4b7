import express, { type Request, type RequestHandler, type Router } from 'express';
import { CONSENT_TEXT_VERSION } from '../../shared/api/forms/common-fields.ts';
import { type Fields, type Form, readForm } from '../../shared/api/forms/form.ts';
import { IDEMPOTENCY_HEADER, REQUEST_KEY_MAX_LENGTH } from '../../shared/api/transport.ts';
import { API_BODY_LIMIT } from '../../shared/constants.ts';
import { isOtherThanJson } from '../json-type.ts';
import { BusinessError, endpoint } from './answer.ts';
import type { Store } from './store/store.ts';

const NOT_JSON = 'リクエストの形式が正しくありません。フォームの内容をJSONのオブジェクトで送信してください。';

/** Reads the body as JSON; what is none is the caller's to mend, never a failure of ours. */
export function jsonBody(): RequestHandler {
  const parse = express.json({ limit: API_BODY_LIMIT });
  return (req, res, next) => {
    if (isOtherThanJson(req)) return next(new BusinessError(415, NOT_JSON));
    parse(req, res, (error?: unknown) => {
      // The parser's error carries the body: it must not reach a log.
      if (!error) next();
      else if ((error as { type?: string }).type === 'entity.too.large') {
        next(new BusinessError(413, '送信内容が大きすぎます。文章を短くして、もう一度お試しください。'));
      } else next(new BusinessError(400, NOT_JSON));
    });
  };
}

export function bodyOf(req: Request): Record<string, unknown> {
  const body: unknown = req.body ?? {};
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new BusinessError(400, NOT_JSON);
  return body as Record<string, unknown>;
}

/** Takes a form in: checks it, stores it, and only then answers with the receipt number. */
export async function submit<Of extends Fields>(store: Store, form: Form<Of>, req: Request) {
  const reading = readForm(form, bodyOf(req));
  if (!reading.ok) {
    throw new BusinessError(400, reading.problems[0]?.message ?? NOT_JSON, { fields: reading.problems });
  }
  return store.submissions.add({
    form: form.type,
    typed: {
      ...(reading.typed as Record<string, string | boolean>),
      ...('privacyConsent' in form.fields && { consentTextVersion: CONSENT_TEXT_VERSION }),
    },
    folded: reading.folded,
    requestKey: requestKeyOf(req),
  });
}

/** Answers the call of a form that has one of its own. */
export function formRoute<Of extends Fields>(router: Router, store: Store, form: Form<Of>): void {
  router.post(
    form.path,
    jsonBody(),
    endpoint((req) => submit(store, form, req)),
  );
}

function requestKeyOf(req: Request): string | undefined {
  const key = req.get(IDEMPOTENCY_HEADER)?.trim();
  if (!key) return undefined;
  if (key.length > REQUEST_KEY_MAX_LENGTH) {
    throw new BusinessError(400, `Idempotency-Keyは${REQUEST_KEY_MAX_LENGTH}文字以内で指定してください。`);
  }
  return key;
}
