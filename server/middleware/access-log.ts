import type { RequestHandler, Response } from 'express';
import { RESOURCES } from '../../shared/paths/resources.ts';
import type { Recorder } from '../metrics/recorder.ts';
import { CLIENT_CLOSED, requestLabels } from '../metrics/request-labels.ts';
import type { Logger } from '../monitoring/logger.ts';

interface AccessLogOptions {
  logger: Logger;
  /** Percentage of successful requests that are logged. */
  samplePercent: number;
  /** Counts every request. */
  recorder: Recorder | undefined;
}

const MESSAGE = 'request';
const HEALTH: ReadonlySet<string> = new Set([RESOURCES.health, RESOURCES.readiness]);
/** Bounds the length of a line in case of hostile requests. */
const PATH_MAX_LENGTH = 512;
/** Slower requests are always logged. */
const SLOW_MS = 1_000;
/** Shorter waits are delays of the event loop. */
const QUEUED_MS = 1;

/**
 * Writes one line per request after its response, or when the visitor has disconnected. The query string is left out:
 * it may contain visitor input.
 */
export function accessLog({ logger, samplePercent, recorder }: AccessLogOptions): RequestHandler {
  // No field of these lines is private, so redaction is skipped.
  const lines = logger.child({}, { formatters: { log: (line) => line } });
  const sample = samplePercent < 100 ? samplePercent : undefined;

  function write(res: Response, status: number, ms: number, bytes: number): void {
    const { requestId, address, route, cacheState, queue, upstream, turnedAway, isDegraded } = res.locals;
    const isGood = status < 400 && ms < SLOW_MS && !isDegraded;
    if (isGood && sample !== undefined && Math.random() * 100 >= sample) return;
    const line = {
      requestId,
      method: res.req.method,
      path: address.pathname.slice(0, PATH_MAX_LENGTH),
      status,
      ms: tenths(ms),
      bytes,
      route,
      cache: cacheState,
      queueMs: queue && queue.ms >= QUEUED_MS ? tenths(queue.ms) : undefined,
      upstreamMs: upstream && tenths(upstream.ms),
      degraded: isDegraded || undefined,
      aborted: res.writableFinished ? undefined : true,
      sample: isGood ? sample : undefined,
    };
    if (HEALTH.has(address.pathname)) lines.debug(line, MESSAGE);
    else if (status >= 500 && !turnedAway) lines.error(line, MESSAGE);
    else lines.info(line, MESSAGE);
  }

  function onClose(this: Response): void {
    const { locals } = this;
    const ms = performance.now() - locals.startedAt;
    const status = this.writableFinished || locals.isCutOff ? this.statusCode : CLIENT_CLOSED;
    const bytes = this.req.socket.bytesWritten - locals.sentBefore;
    write(this, status, ms, bytes);
    recorder?.request(requestLabels(locals, status), ms / 1_000, bytes);
  }

  return ({ socket }, res, next) => {
    res.locals.startedAt = performance.now();
    res.locals.sentBefore = socket.bytesWritten;
    res.on('close', onClose);
    next();
  };
}

function tenths(ms: number): number {
  return Math.round(ms * 10) / 10;
}
