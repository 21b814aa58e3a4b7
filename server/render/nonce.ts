import { randomFillSync } from 'node:crypto';

/** As many as a Content-Security-Policy should have. */
const NONCE_BYTES = 16;
/** Asking for 16 bytes costs as much as asking for thousands. */
const pool = Buffer.alloc(NONCE_BYTES * 128);
let used = pool.length;

/** Random bytes as base64, other ones with each call. */
export function createNonce(): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += NONCE_BYTES;
  return pool.toString('base64', used - NONCE_BYTES, used);
}
