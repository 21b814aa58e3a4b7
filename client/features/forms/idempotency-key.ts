import { randomKey, toHex } from '../../lib/random-key.ts';
import type { Values } from './types.ts';

/**
 * The key under which a submission is stored once. Made from what is sent and the day, not by chance: a page of 確認
 * that the browser asks for anew, as it does on reload without script, gets the same key.
 */
export async function idempotencyKeyFor(type: string, values: Values, now = new Date()): Promise<string> {
  const day = now.toISOString().slice(0, 10);
  // Browsers give `subtle` to secure origins only.
  if (!globalThis.crypto?.subtle) return randomKey();
  const text = new TextEncoder().encode(JSON.stringify([type, day, values]));
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', text)));
}
