import { randomKey, toHex } from '../../../lib/browser/random-key.ts';
import type { Values } from '../types.ts';

/**
 * Key under which a submission is stored once. It is derived from the values and the day rather than random:
 * a 確認 page that the browser requests again, as on reload without script, gets the same key.
 */
export async function idempotencyKeyFor(type: string, values: Values, now = new Date()): Promise<string> {
  const day = now.toISOString().slice(0, 10);
  // Browsers provide `subtle` only to secure origins.
  if (!globalThis.crypto?.subtle) return randomKey();
  const text = new TextEncoder().encode(JSON.stringify([type, day, values]));
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', text)));
}
