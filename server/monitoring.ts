/** Where unexpected errors go, besides the log. */
export interface Monitoring {
  report(error: unknown, context: { requestId?: string; path?: string }): void;
  /** Sends what is still queued; resolves within `timeoutMs`. */
  flush(timeoutMs: number): Promise<void>;
}

const OFF: Monitoring = { report() {}, async flush() {} };

/** Sentry when a DSN is set (server/instrument.ts has started it by then), nothing otherwise. */
export async function createMonitoring(dsn: string | undefined): Promise<Monitoring> {
  if (!dsn) return OFF;
  const Sentry = await import('@sentry/node');
  return {
    report(error, { requestId, path }) {
      Sentry.captureException(error, { tags: { request_id: requestId }, extra: { path } });
    },
    async flush(timeoutMs) {
      await Sentry.close(timeoutMs);
    },
  };
}
