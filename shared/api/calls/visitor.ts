import * as z from 'zod/mini';
import {
  challengeSchema,
  guaranteeSchema,
  receiptSchema,
  thumbsSchema,
  verifiedSchema,
} from '../forms/answers.ts';
import { type Form, formBody } from '../forms/form.ts';
import type { Reader } from '../reader.ts';

const receiptOrNone = z.catch(receiptSchema, { receipt: '' });

/** What a visitor sends, and what is answered to that visitor alone. */
export function visitorCalls({ read, request }: Reader) {
  return {
    /**
     * Sends a form and gives its receipt number, empty when the upstream gives none: code 200 alone is success.
     * Repeated under the same key it is stored once. What is wrong with which field stands in the error's `data`
     * (`formProblemsSchema`).
     */
    submitForm: (
      form: Pick<Form, 'type' | 'path'>,
      values: Record<string, unknown>,
      idempotencyKey: string,
    ) =>
      request(receiptOrNone, {
        method: 'POST',
        path: form.path,
        body: formBody(form, values),
        idempotencyKey,
      }),
    /** A challenge whose code is good for one purpose alone, or for `checkVerifyCode`. */
    getVerifyChallenge: (purpose?: string) => read(challengeSchema, '/verify/challenge', { purpose }),
    checkVerifyCode: (verifyCode: string) =>
      request(verifiedSchema, { method: 'POST', path: '/verify/checkVerifyCode', body: { verifyCode } }),
    /** What the warranty of a serial number is; of an unknown one the status says so. */
    getGuarantee: (serialNumber: string) =>
      read(guaranteeSchema, '/service/queryGuarantee', { secrets: serialNumber }),
    addThumb: (id: number) => request(thumbsSchema, { method: 'POST', path: `/goods/addThumb/${id}` }),
  };
}
