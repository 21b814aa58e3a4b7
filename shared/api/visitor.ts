import * as z from 'zod/mini';
import { defineCall, firstOf } from './call.ts';
import { challengeSchema, thumbsSchema, verifiedSchema, verifyCodeSchema } from './forms/answers.ts';
import { goodsCalls } from './goods.ts';
import { described } from './parameters.ts';

export const thumbCalls = {
  add: defineCall('/goods/addThumb/{id}', {
    method: 'POST',
    about: '製品への「参考になった」',
    data: thumbsSchema,
    sample: firstOf(goodsCalls.slugs),
  }),
};

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
