import type { Request, Router } from 'express';
import { ipKeyGenerator, MemoryStore } from 'express-rate-limit';
import { CONSENT_TEXT_VERSION } from '../../shared/api/forms/common-fields.ts';
import { type FieldProblem, type Fields, type Form, parseForm } from '../../shared/api/forms/form.ts';
import { DECOY_RECEIPT, HONEYPOT, isHoneypotFilled } from '../../shared/api/forms/honeypot.ts';
import { verifyPurpose } from '../../shared/api/forms/verify-purpose.ts';
import { IDEMPOTENCY_HEADER, IDEMPOTENCY_KEY_MAX_LENGTH } from '../../shared/api/transport.ts';
import { contactsOf } from '../../shared/site/site.ts';
import type { SiteRecord } from '../../shared/site/site-schema.ts';
import { ApiFailure, endpoint } from './envelope.ts';
import { bodyOf, jsonBody, NOT_JSON } from './json-body.ts';
import type { Store } from './store/store.ts';
import { VERIFY_PROBLEMS } from './store/verify-codes.ts';

const HOUR_MS = 60 * 60_000;
/**
 * Maximum number of submissions without a verify code from one address within an hour: enough for a large office, too
 * few for a program.
 */
const UNVERIFIED_PER_HOUR = 200;

function tooMany(site: Pick<SiteRecord, 'contacts'>): string {
  return `この接続からの送信が多くなっています。1時間ほどおいて、もう一度お試しください。お急ぎの場合は、お電話(${contactsOf(site).sales.phone})でも承ります。`;
}

/** A check beyond the form's schema: whether referenced records exist. Throws the field errors. */
export type Check = (folded: Record<string, string>) => void;

export type FormHandler = ReturnType<typeof createFormHandler>;

/** Handler of submitted forms. */
export function createFormHandler(store: Store, site: Pick<SiteRecord, 'contacts'>) {
  const unverified = new MemoryStore();
  unverified.init({ windowMs: HOUR_MS } as never);

  /** Checks the verify code if there is one; submissions without a code are rate limited. */
  async function admit(form: string, req: Request, idempotencyKey: string | undefined): Promise<void> {
    const { verifyCode } = bodyOf(req);
    if (verifyCode === undefined || verifyCode === '') {
      const { totalHits } = await unverified.increment(ipKeyGenerator(req.ip ?? ''));
      if (totalHits > UNVERIFIED_PER_HOUR) throw new ApiFailure(429, tooMany(site));
      return;
    }
    const result = await store.verifyCodes.check(
      String(verifyCode),
      verifyPurpose(form, idempotencyKey ?? ''),
    );
    // A code is valid for one submission, identified by the idempotency key and stored once: a load balancer without a
    // response repeats the request, and so does a browser.
    if (result === 'spent' && idempotencyKey !== undefined) return;
    if (result !== 'passed') throw fieldError('verifyCode', VERIFY_PROBLEMS[result]);
  }

  /** Validates a form, stores it, and then returns the receipt number. */
  async function submit<Of extends Fields>(form: Form<Of>, req: Request, check?: Check) {
    const body = bodyOf(req);
    if (isHoneypotFilled(body[HONEYPOT])) return { receipt: DECOY_RECEIPT };
    const parsed = parseForm(form, body);
    if (!parsed.ok) throw problemsError(parsed.problems);
    check?.(parsed.normalized);
    const idempotencyKey = idempotencyKeyOf(req);
    await store.ensureRoom(form.type, idempotencyKey);
    await admit(form.type, req, idempotencyKey);
    return store.submissions.add({
      form: form.type,
      typed: {
        ...(parsed.raw as Record<string, string | boolean>),
        ...('privacyConsent' in form.fields && { consentTextVersion: CONSENT_TEXT_VERSION }),
      },
      folded: parsed.normalized,
      idempotencyKey,
    });
  }

  return {
    submit,
    /** Adds the route of a form that has one of its own. */
    route<Of extends Fields>(router: Router, form: Form<Of>, check?: Check): void {
      router.post(
        form.path,
        jsonBody(),
        endpoint((req) => submit(form, req, check)),
      );
    },
  };
}

/** The error for one invalid field. */
export function fieldError(name: string, message: string): ApiFailure {
  return problemsError([{ name, message }]);
}

function problemsError(fields: FieldProblem[]): ApiFailure {
  return new ApiFailure(400, fields[0]?.message ?? NOT_JSON, { fields });
}

function idempotencyKeyOf(req: Request): string | undefined {
  const key = req.get(IDEMPOTENCY_HEADER)?.trim();
  if (!key) return undefined;
  if (key.length > IDEMPOTENCY_KEY_MAX_LENGTH) {
    throw new ApiFailure(400, `Idempotency-Keyは${IDEMPOTENCY_KEY_MAX_LENGTH}文字以内で指定してください。`);
  }
  return key;
}
