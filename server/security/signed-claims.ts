import { createHmac } from 'node:crypto';
import { isSameBytes } from './secret-test.ts';

/** Longer than any token that the site issues. */
const MAX_LENGTH = 4_096;
const TOKEN = /^(\d{1,3})\.([A-Za-z0-9_-]+)\.([A-Za-z0-9_-]+)$/;
const VERSION = '1';

/**
 * Signs claims that a client returns unchanged: `version.claims.signature`, for URLs and cookies. The claims are
 * readable.
 *
 * @param purpose use of the claims: a token is valid for one purpose only
 */
export function signClaims(secret: string, purpose: string, claims: object): string {
  const body = Buffer.from(JSON.stringify(claims)).toString('base64url');
  return `${VERSION}.${body}.${signature(secret, purpose, body)}`;
}

/** Claims of a token that was signed with the secret and for the purpose; undefined for any other text. */
export function readClaims(secret: string, purpose: string, token: string): unknown {
  if (token.length > MAX_LENGTH) return undefined;
  const [, version, body = '', given = ''] = TOKEN.exec(token) ?? [];
  if (version !== VERSION || !isSameBytes(Buffer.from(given), Buffer.from(signature(secret, purpose, body))))
    return undefined;
  try {
    return JSON.parse(Buffer.from(body, 'base64url').toString('utf8'));
  } catch {
    // Signed with the secret, but not JSON.
    return undefined;
  }
}

/** Signs the version as well, because another version may give the same claims another meaning. */
function signature(secret: string, purpose: string, body: string): string {
  return createHmac('sha256', secret).update(`${purpose}.${VERSION}.${body}`).digest('base64url');
}
