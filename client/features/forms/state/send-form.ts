import type { Api } from '../../../../records/client.ts';
import { isApiError } from '../../../../shared/api/error.ts';
import type { FieldProblem, Form } from '../../../../shared/api/forms/form.ts';
import { verifyPurpose } from '../../../../shared/api/forms/verify-purpose.ts';
import { waitForAnalyticsId } from '../../../analytics/analytics-id.ts';
import { consentChoice } from '../../../analytics/consent.ts';
import type { Values } from '../types.ts';
import { withVerifyCode } from './verify.ts';

/**
 * Submits a form: with the analytics id if there is one, with a proof of work where the form's call accepts
 * it, and stored once however often it is repeated under its key. Resolves with the receipt number.
 *
 * @throws {ApiError}
 */
export async function sendForm(
  api: Api,
  form: Form,
  values: Values,
  idempotencyKey: string,
): Promise<string> {
  if (typeof document !== 'undefined' && consentChoice() === 'granted') await waitForAnalyticsId();
  if (!form.takesVerifyCode) return (await api.submitForm(form, values, idempotencyKey)).receipt;
  const { receipt } = await withVerifyCode(
    api,
    verifyPurpose(form.type, idempotencyKey),
    (verifyCode) => api.submitForm(form, { ...values, ...(verifyCode && { verifyCode }) }, idempotencyKey),
    (error) => fieldsIn(error).some(({ name }) => name === 'verifyCode'),
  );
  return receipt;
}

/** Field problems in the service's response; empty when it contains none. */
export function problemsIn(error: unknown, form: Form): FieldProblem[] {
  return fieldsIn(error).filter(({ name }) => Object.hasOwn(form.fields, name));
}

function fieldsIn(error: unknown): FieldProblem[] {
  const data = isApiError(error) ? (error.data as { fields?: unknown } | null | undefined) : undefined;
  return Array.isArray(data?.fields) ? data.fields.filter(isProblem) : [];
}

function isProblem(value: unknown): value is FieldProblem {
  const { name, message } = (value ?? {}) as Partial<FieldProblem>;
  return typeof name === 'string' && typeof message === 'string';
}
