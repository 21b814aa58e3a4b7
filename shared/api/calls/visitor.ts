import * as z from 'zod/mini';
import { receiptSchema } from '../forms/answers.ts';
import { type Form, formBody } from '../forms/form.ts';
import type { Reader } from '../reader.ts';
import { thumbCalls, verifyCalls, warrantyCalls } from '../visitor.ts';

const receiptOrNone = z.catch(receiptSchema, { receipt: '' });

/** What a visitor sends, and what is answered to that visitor alone. */
export function visitorCalls({ read, readAs }: Reader) {
  return {
    /**
     * Sends a form and gives its receipt number, empty when the upstream gives none: code 200 alone is success.
     * Repeated under the same key it is stored once. The error's `data` lists the invalid fields (`{ fields: [{ name, message }] }`).
     */
    submitForm: (
      form: Pick<Form, 'type' | 'path'>,
      values: Record<string, unknown>,
      idempotencyKey: string,
    ) =>
      readAs(
        receiptOrNone,
        { method: 'POST', path: form.path },
        {},
        { body: formBody(form, values), idempotencyKey },
      ),
    /** A challenge whose code is good for one purpose alone, or for `checkVerifyCode`. */
    getVerifyChallenge: (purpose?: string) => read(verifyCalls.challenge, { purpose }),
    checkVerifyCode: (verifyCode: string) => read(verifyCalls.check, {}, { body: { verifyCode } }),
    /** What the warranty of a serial number is; of an unknown one the status says so. */
    getGuarantee: (serialNumber: string) => read(warrantyCalls.guarantee, { secrets: serialNumber }),
    addThumb: (id: number) => read(thumbCalls.add, { id }),
  };
}
