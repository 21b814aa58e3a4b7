import type { Request, RequestHandler, Response } from 'express';
import { nameRootSpan } from './tracing.ts';

/** Destination of unexpected errors, in addition to the log. */
export interface Monitoring {
  report(error: unknown, context: { requestId?: string; path?: string }): void;
  /** Begins the trace of a request, or continues the browser's, unless an earlier middleware has done so. */
  trace: RequestHandler;
  /** Value of `Server-Timing` that lets the browser continue the trace of this request. */
  traceTiming(): string | undefined;
  /** Names the trace of a request as soon as its route is known. */
  nameTrace(req: Request, res: Response): void;
  /** Sends queued events; resolves within `timeoutMs`. */
  flush(timeoutMs: number): Promise<void>;
}

const OFF: Monitoring = {
  report() {},
  trace: (_req, _res, next) => next(),
  traceTiming: () => undefined,
  nameTrace() {},
  async flush() {},
};

/** Sentry if a DSN is set (server/instrument.ts has started it before), no-ops otherwise. */
export async function createMonitoring(dsn: string | undefined): Promise<Monitoring> {
  if (!dsn) return OFF;
  const Sentry = await import('@sentry/node');
  return {
    report(error, { requestId, path }) {
      Sentry.captureException(error, { tags: { request_id: requestId }, extra: { path } });
    },
    trace(req, res, next) {
      if (Sentry.getActiveSpan()) return next();
      const { method, headers } = req;
      const from = { sentryTrace: headers['sentry-trace']?.toString(), baggage: headers.baggage };
      const { pathname } = res.locals.address;
      const attributes = { 'http.request.method': method, 'url.path': pathname };
      Sentry.withIsolationScope(() =>
        Sentry.continueTrace(from, () =>
          Sentry.startSpanManual({ name: `${method} request`, op: 'http.server', attributes }, (span) => {
            res.once('close', () => {
              nameRootSpan(span, req, res, Sentry.updateSpanName);
              Sentry.setHttpStatus(span, res.statusCode);
              span.end();
            });
            next();
          }),
        ),
      );
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
