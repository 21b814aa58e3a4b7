import * as z from 'zod/mini';
import { receiptSchema } from '../../shared/api/forms/answers.ts';
import { type Form, formBody } from '../../shared/api/forms/form.ts';
import type { Reader } from '../../shared/api/reader.ts';
import { verifyCalls } from '../../shared/api/visitor.ts';
import { thumbCalls } from '../product/wire.ts';

const receiptOrNone = z.catch(receiptSchema, { receipt: '' });

/** Calls that send a visitor's input, or whose answer is for one visitor only. */
export function visitorCalls({ read, readAs }: Reader) {
  return {
    /**
     * Sends a form and returns its receipt number, empty if the upstream sends none: only code 200 is success. Repeated
     * under the same key it is stored once. The error's `data` lists invalid fields (`formProblemsSchema`).
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
    /** A challenge whose code is valid for one purpose only, or for `checkVerifyCode`. */
    getVerifyChallenge: (purpose?: string) => read(verifyCalls.challenge, { purpose }),
    checkVerifyCode: (verifyCode: string) => read(verifyCalls.check, {}, { body: { verifyCode } }),
    addThumb: (id: number) => read(thumbCalls.add, { id }),
  };
}
