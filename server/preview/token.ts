import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { readClaims, signClaims } from '../signed-claims.ts';

/** What a preview shows. */
export interface PreviewScope {
  /** The moment, in milliseconds since 1970; without it the present one. */
  at?: number | undefined;
  /** Drafts as well. */
  drafts: boolean;
  /** A state of the content by its name below `PREVIEW_FOLDERS`; without it what the site itself shows (`CONTENT_DIR`). */
  folder?: string | undefined;
}

/** What a token says. */
export interface PreviewClaims extends PreviewScope {
  /** By which it is revoked; no secret. */
  id: string;
  /** Until when it holds, in milliseconds since 1970. */
  expires: number;
}

export type VerifiedPreview =
  | { kind: 'valid'; claims: PreviewClaims }
  | { kind: 'expired'; claims: PreviewClaims }
  | { kind: 'wrong' };

/** A link for longer than that would be forgotten by who gave it. */
export const PREVIEW_DAYS_MAX = 31;

const DAY_MS = 24 * 60 * 60_000;
const PURPOSE = 'preview';
const ID = /^[A-Za-z0-9_-]{16}$/;
const ID_BYTES = 12;
/** A name, never a path. */
const FOLDER = /^[a-z0-9][a-z0-9-]{0,63}$/;

/** Largest time value of `Date`. */
const LAST_MOMENT = 8_640_000_000_000_000;
const moment = z.int().nonnegative().max(LAST_MOMENT);
const claimsSchema = z.strictObject({
  id: z.string().regex(ID),
  expires: moment,
  at: moment.optional(),
  drafts: z.boolean(),
  folder: z.string().regex(FOLDER).optional(),
});

export class PreviewError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'PreviewError';
  }
}

export function isPreviewId(text: string): boolean {
  return ID.test(text);
}

/**
 * Makes a token that shows something for some days.
 *
 * @param days how long it holds, up to `PREVIEW_DAYS_MAX`; parts of a day as well
 * @throws {PreviewError} for a span or a folder that cannot be
 */
export function issuePreview(
  secret: string,
  { days, ...scope }: PreviewScope & { days: number },
  now = Date.now(),
): { token: string; claims: PreviewClaims } {
  if (!(days > 0 && days <= PREVIEW_DAYS_MAX))
    throw new PreviewError(`有効期間は ${PREVIEW_DAYS_MAX} 日までの日数で指定してください`);
  if (scope.folder !== undefined && !FOLDER.test(scope.folder))
    throw new PreviewError('フォルダーの名前は、英小文字、数字、ハイフンの64文字以内で指定してください');
  const id = randomBytes(ID_BYTES).toString('base64url');
  const claims = claimsSchema.parse({ ...scope, id, expires: Math.round(now + days * DAY_MS) });
  return { token: signClaims(secret, PURPOSE, claims), claims };
}

/** What a token says, if it was made with the secret. Whether it was revoked is another question (`revoked.ts`). */
export function verifyPreview(secret: string, token: string, now = Date.now()): VerifiedPreview {
  const claims = claimsSchema.safeParse(readClaims(secret, PURPOSE, token)).data;
  // No issued link is valid for longer; clocks may differ by a day.
  if (!claims || claims.expires > now + (PREVIEW_DAYS_MAX + 1) * DAY_MS) return { kind: 'wrong' };
  return { kind: claims.expires > now ? 'valid' : 'expired', claims };
}
