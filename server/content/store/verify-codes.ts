import { randomBytes } from 'node:crypto';
import { type Challenge, createChallenge, type Payload, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import { challengeSchema, type VerifyChallenge } from '../../../shared/api/forms/answers.ts';
import type { Database } from './database.ts';

const VALID_MS = 10 * 60_000;
/** About half a second of a phone's work; checking it takes a millisecond. */
const COST = 1_000;
const KEY_PREFIX = '00';

const payloadSchema = z.object({
  challenge: challengeSchema,
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

/** Messages for codes that are not accepted. */
export const VERIFY_PROBLEMS = {
  expired: '確認コードの有効期限が切れました。もう一度確認してください。',
  spent: 'この確認コードは使用済みです。もう一度確認してください。',
  wrong: '確認コードが正しくありません。もう一度確認してください。',
};

type VerifyResult = 'passed' | keyof typeof VERIFY_PROBLEMS;

export type VerifyCodes = Awaited<ReturnType<typeof createVerifyCodes>>;

/** Proof of work instead of distorted pictures, so that the check requires neither sight nor hearing. */
export async function createVerifyCodes(db: Database) {
  const hmacSignatureSecret = await sharedSecret(db, 'verify-code');
  return {
    /** @param purpose intended use of the code; without one the code only proves the work */
    async challenge(purpose?: string): Promise<VerifyChallenge> {
      const challenge = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: COST,
        keyPrefix: KEY_PREFIX,
        deriveKey,
        ...(purpose !== undefined && { data: { purpose } }),
        expiresAt: new Date(Date.now() + VALID_MS),
        hmacSignatureSecret,
      });
      return challenge as VerifyChallenge;
    },
    /** Accepts each code once; with a purpose, only for that purpose. */
    async check(verifyCode: string, purpose?: string): Promise<VerifyResult> {
      const payload = readPayload(verifyCode);
      if (!payload) return 'wrong';
      const { verified, expired } = await verifySolution({ ...payload, deriveKey, hmacSignatureSecret });
      if (expired) return 'expired';
      if (!verified) return 'wrong';
      if (purpose !== undefined && payload.challenge.parameters.data?.purpose !== purpose) return 'wrong';
      return (await spend(db, payload.challenge.signature ?? '')) ? 'passed' : 'spent';
    },
  };
}

function readPayload(verifyCode: string): Payload | undefined {
  try {
    const payload = payloadSchema.parse(JSON.parse(Buffer.from(verifyCode, 'base64').toString('utf8')));
    return { ...payload, challenge: payload.challenge as Challenge };
  } catch {
    return undefined;
  }
}

/** @returns false when it was already used, in this or another process. */
async function spend(db: Database, code: string): Promise<boolean> {
  const now = Date.now();
  await db.deleteFrom('spent_codes').where('expires_at', '<', new Date(now).toISOString()).execute();
  const spent = await db
    .insertInto('spent_codes')
    // Stored longer than the challenge is valid, because clocks of several processes may differ.
    .values({ code, expires_at: new Date(now + 2 * VALID_MS).toISOString() })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('code')
    .executeTakeFirst();
  return spent !== undefined;
}

/** Created once and shared by all processes of the database, so that any of them can check a code. */
async function sharedSecret(db: Database, name: string): Promise<string> {
  await db
    .insertInto('service_secrets')
    .values({ name, value: randomBytes(32).toString('hex') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value } = await db
    .selectFrom('service_secrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return value;
}
