import type { Channel } from './dispatcher.ts';

const DEADLINE_MS = 10_000;

/** Announces each submission as JSON. The receiver recognises repeats by the Idempotency-Key. */
export function webhookChannel(url: string): Channel {
  return {
    name: 'webhook',
    async deliver({ receipt, form, receivedAt, typed, folded }, id) {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': id },
        body: JSON.stringify({ receipt, form, receivedAt, typed, folded }),
        redirect: 'error',
        signal: AbortSignal.timeout(DEADLINE_MS),
      });
      await response.body?.cancel();
      if (!response.ok)
        throw Object.assign(new Error('webhook refused'), { code: `HTTP ${response.status}` });
      return 'sent';
    },
    close() {},
  };
}
