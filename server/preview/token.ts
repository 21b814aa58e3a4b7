import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { readClaims, signClaims } from '../security/signed-claims.ts';

/** Content that a preview shows. */
export interface PreviewScope {
  /** Moment in milliseconds since 1970; the present one by default. */
  at?: number | undefined;
  /** Includes drafts. */
  drafts: boolean;
  /** Name of a content state below `PREVIEW_FOLDERS`; the site's own `CONTENT_DIR` by default. */
  folder?: string | undefined;
  /** Origin of the desk whose page editor shows the pages in a frame, with marks at their texts. */
  desk?: string | undefined;
}

/** Signed claims of a token. */
export interface PreviewClaims extends PreviewScope {
  /** Identifier for revocation; not a secret. */
  id: string;
  /** Expiry in milliseconds since 1970. */
  expires: number;
}

type VerifiedPreview = { kind: 'valid' | 'expired'; claims: PreviewClaims } | { kind: 'wrong' };

/** Longest validity of a link: after that its issuer would have forgotten it. */
export const PREVIEW_DAYS_MAX = 31;

const DAY_MS = 24 * 60 * 60_000;
const PURPOSE = 'preview';
const ID = /^[A-Za-z0-9_-]{16}$/;
const ID_BYTES = 12;
/** Name of a folder, never a path. */
const FOLDER = /^[a-z0-9][a-z0-9-]{0,63}$/;

/** It becomes a part of a header. */
const ORIGIN = /^https?:\/\/[\w.:[\]-]{1,260}$/;

/** Largest time value of `Date`. */
const LAST_MOMENT = 8_640_000_000_000_000;
const moment = z.int().nonnegative().max(LAST_MOMENT);
const claimsSchema = z.strictObject({
  id: z.string().regex(ID),
  expires: moment,
  at: moment.optional(),
  drafts: z.boolean(),
  folder: z.string().regex(FOLDER).optional(),
  desk: z.string().regex(ORIGIN).optional(),
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
 * Creates a signed token for a preview.
 *
 * @param days validity, up to `PREVIEW_DAYS_MAX`; may be fractional
 * @throws {PreviewError} for an invalid duration or folder
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

/** Verifies the signature and expiry of a token and returns its claims. Does not check revocation (`revoked.ts`). */
export function verifyPreview(secret: string, token: string, now = Date.now()): VerifiedPreview {
  const claims = claimsSchema.safeParse(readClaims(secret, PURPOSE, token)).data;
  // No issued link is valid for longer; clocks may differ by a day.
  if (!claims || claims.expires > now + (PREVIEW_DAYS_MAX + 1) * DAY_MS) return { kind: 'wrong' };
  return { kind: claims.expires > now ? 'valid' : 'expired', claims };
}
