import type { IncomingMessage } from 'node:http';
import type { SiteResponse } from './middleware/step.ts';
import { nameRootSpan } from './tracing.ts';

/** Where unexpected errors go, besides the log. */
export interface Monitoring {
  report(error: unknown, context: { requestId?: string; path?: string }): void;
  /** What tells a browser of the trace of this request, so that its own goes on with it: the value of `Server-Timing`. */
  traceTiming(): string | undefined;
  /** Names the trace of a request as soon as its route is known. */
  nameTrace(req: IncomingMessage, res: SiteResponse): void;
  /** Sends what is still queued; resolves within `timeoutMs`. */
  flush(timeoutMs: number): Promise<void>;
}

const OFF: Monitoring = { report() {}, traceTiming: () => undefined, nameTrace() {}, async flush() {} };

/** Sentry when a DSN is set (server/instrument.ts has started it by then), nothing otherwise. */
export async function createMonitoring(dsn: string | undefined): Promise<Monitoring> {
  if (!dsn) return OFF;
  const Sentry = await import('@sentry/node');
  return {
    report(error, { requestId, path }) {
      Sentry.captureException(error, { tags: { request_id: requestId }, extra: { path } });
    },
    traceTiming() {
      const { 'sentry-trace': trace, baggage } = Sentry.getTraceData();
      if (!trace) return undefined;
      return `sentry-trace;desc="${trace}"${baggage ? `, baggage;desc="${baggage}"` : ''}`;
    },
    nameTrace(req, res) {
      const span = Sentry.getActiveSpan();
      if (span) nameRootSpan(Sentry.getRootSpan(span), req, res, Sentry.updateSpanName);
    },
    async flush(timeoutMs) {
      await Sentry.close(timeoutMs);
    },
  };
}
