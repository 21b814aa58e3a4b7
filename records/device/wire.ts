import * as z from 'zod/mini';
import { defineCall } from '../../shared/api/call.ts';
import { warrantyCheck } from '../../shared/api/forms/warranty-check.ts';
import { neededWord } from '../../shared/api/parameters.ts';
import type { Plain } from '../../shared/api/plain.ts';

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
export type WireGuarantee = z.infer<typeof guaranteeSchema>;
export type Guarantee = Plain<WireGuarantee>;

export const warrantyCalls = {
  guarantee: defineCall(warrantyCheck.path, {
    about: '保証状況の確認',
    query: z.object({
      secrets: neededWord('シリアル番号', 'シリアル番号を入力してください。', '製品のシリアル番号', 64),
    }),
    data: guaranteeSchema,
    with: { secrets: 'X0000000' },
    perVisitor: true,
    quiet: true,
  }),
};
