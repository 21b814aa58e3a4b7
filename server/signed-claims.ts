import { createHmac } from 'node:crypto';
import { isSameBytes } from './secret-test.ts';

/** Longer than any of ours. */
const MAX_LENGTH = 4_096;
const TOKEN = /^(\d{1,3})\.([A-Za-z0-9_-]+)\.([A-Za-z0-9_-]+)$/;
const VERSION = '1';

/**
 * What somebody is handed and brings back unchanged: `version.claims.signature`, for addresses and cookies. Everybody can read it.
 *
 * @param purpose what the claims are for: those of one are none of another
 */
export function signClaims(secret: string, purpose: string, claims: object): string {
  const body = Buffer.from(JSON.stringify(claims)).toString('base64url');
  return `${VERSION}.${body}.${signature(secret, purpose, body)}`;
}

/** The claims of a token that was made with the secret and for the purpose; undefined for any other text. */
export function readClaims(secret: string, purpose: string, token: string): unknown {
  if (token.length > MAX_LENGTH) return undefined;
  const [, version, body = '', given = ''] = TOKEN.exec(token) ?? [];
  if (version !== VERSION || !isSameBytes(Buffer.from(given), Buffer.from(signature(secret, purpose, body))))
    return undefined;
  try {
    return JSON.parse(Buffer.from(body, 'base64url').toString('utf8'));
  } catch {
    // Signed with the secret, and no JSON.
    return undefined;
  }
}

/** The version is signed as well: what another one means by the same claims is another thing. */
function signature(secret: string, purpose: string, body: string): string {
  return createHmac('sha256', secret).update(`${purpose}.${VERSION}.${body}`).digest('base64url');
}
