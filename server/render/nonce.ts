import { randomFillSync } from 'node:crypto';

/** Recommended length for a Content-Security-Policy. */
const NONCE_BYTES = 16;
/** Generating 16 random bytes costs as much as generating thousands. */
const pool = Buffer.alloc(NONCE_BYTES * 128);
let used = pool.length;

/** Random bytes as base64, different for each call. */
export function createNonce(): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += NONCE_BYTES;
  return pool.toString('base64', used - NONCE_BYTES, used);
}
