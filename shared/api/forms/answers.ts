import * as z from 'zod/mini';

/** Answer to every form: the receipt number, which a call back refers to. */
export const receiptSchema = z.object({ receipt: z.string() });

const textOrNull = z._default(z.nullable(z.string()), null);

/** Answer of GET /api/service/queryGuarantee: null or absent fields do not apply. */
export const guaranteeSchema = z.object({
  status: z.enum(['valid', 'contract', 'expired', 'support-ended', 'unknown']),
  modeName: textOrNull,
  warrantyFrom: textOrNull,
  warrantyUntil: textOrNull,
  contract: textOrNull,
  contractUntil: textOrNull,
  supportUntil: textOrNull,
  /** Whether the delivery date is on record; otherwise the warranty counts from the shipping date. */
  registered: z._default(z.nullable(z.boolean()), null),
});
export type Guarantee = z.infer<typeof guaranteeSchema>;

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
