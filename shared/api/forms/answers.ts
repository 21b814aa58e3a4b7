import * as z from 'zod/mini';

/** Answer to every form: the receipt number, which a call back refers to. */
export const receiptSchema = z.object({ receipt: z.string() });

/** `M261120-7F3K2H`: letters of the vendor (`receiptPrefix` of site.yaml), the day, random characters. */
export const RECEIPT = /^[A-Z]{1,4}\d{6}-[0-9A-Z]{6}$/;

/**
 * Answer of GET /api/verify/challenge: a proof of work for altcha-lib's `solveChallenge`. `verifyCode` is the Base64 of
 * the JSON `{ challenge, solution }`.
 */
export const challengeSchema = z.object({
  parameters: z.looseObject({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.number(),
    keyLength: z.number(),
    keyPrefix: z.string(),
  }),
  signature: z.string(),
});
export type VerifyChallenge = z.infer<typeof challengeSchema>;

/** Body of POST /api/verify/checkVerifyCode. */
export const verifyCodeSchema = z.object({
  verifyCode: z
    .string({ error: '確認コード(verifyCode)を指定してください。' })
    .check(z.minLength(1, '確認コード(verifyCode)を指定してください。')),
});

/** Answer of POST /api/verify/checkVerifyCode. */
export const verifiedSchema = z.object({ verified: z.boolean() });

export const thumbsSchema = z.object({ total: z.int() });
