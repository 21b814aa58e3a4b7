import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { challengeSchema, verifiedSchema, verifyCodeSchema } from './forms/answers.ts';
import { described } from './parameters.ts';

export const verifyCalls = {
  challenge: defineCall('/verify/challenge', {
    about: '確認コードの問題',
    query: z.object({
      purpose: z.optional(
        described(
          z.string().check(z.maxLength(300, 'purposeは300文字以内で指定してください。')),
          '確認コードを使う送信。「フォームの種類:Idempotency-Key」の形で指定すると、その送信だけに使えるコードになります',
        ),
      ),
    }),
    data: challengeSchema,
    perVisitor: true,
    quiet: true,
  }),
  check: defineCall('/verify/checkVerifyCode', {
    method: 'POST',
    about: '確認コードの確認',
    /** Also read from the body. */
    query: z.object({ verifyCode: z.optional(z.string()) }),
    body: verifyCodeSchema,
    data: verifiedSchema,
    perVisitor: true,
  }),
};
