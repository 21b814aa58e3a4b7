import type { Request, Response } from 'express';
import { bestEncoding } from '../cache/best-encoding.ts';
import { compressStream } from '../cache/compress.ts';
import type { EndTurn } from '../load/render-turns.ts';
import type { AskedPage } from './asked-page.ts';
import { createNonce } from './nonce.ts';
import type { PageDeps } from './page-deps.ts';
import { pageHeaders, sendRedirect, varyOf } from './page-headers.ts';
import { renderInput } from './render-input.ts';
import { TimeLimit } from './time-limit.ts';

/** Renders for this visitor alone, and sends what is ready while the rest is still being made. */
export async function streamPage(
  deps: PageDeps,
  asked: AskedPage & { turn?: Promise<EndTurn> | undefined },
  req: Request,
  res: Response,
): Promise<void> {
  const disconnected = new AbortController();
  res.once('close', () => {
    if (!res.writableFinished) disconnected.abort(new Error('the visitor left'));
  });
  const endTurn = await asked.queue.during(
    () => asked.turn ?? deps.turns.take(asked.line, disconnected.signal),
  );
  if (disconnected.signal.aborted) return endTurn();
  res.once('close', endTurn);
  const begun = performance.now();
  const { render, assets } = await deps.renderer.load(req.originalUrl);
  const nonce = asked.wantsWhole ? undefined : createNonce();
  const { signal } = disconnected;
  const input = renderInput(deps, { ...asked, nonce, signal, onComputed: endTurn }, assets);
  const outcome = await render(input).catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
  if (!outcome || signal.aborted) {
    if (outcome?.kind === 'page') outcome.abort(signal.reason);
    return;
  }
  if (outcome.kind === 'redirect') {
    const { cookie } = outcome;
    if (cookie) res.set('Set-Cookie', req.secure ? `${cookie}; Secure` : cookie);
    sendRedirect(res, outcome);
    return;
  }
  res.locals.route = outcome.route;
  const { status } = outcome;
  const { development } = assets;
  res
    .status(status)
    .vary(`${varyOf(status, asked.hint)}, Accept-Encoding`)
    .set(pageHeaders({ status, settings: deps.publicSettings, nonce, development }));
  // A page that is kept for others has no trace of its own, and asked the API for nothing.
  const trace = deps.monitoring.traceTiming();
  if (trace) res.set('Server-Timing', trace);
  // The response to a form holds what somebody typed.
  if (asked.form) res.set('Cache-Control', 'no-store');
  if (req.method === 'HEAD') {
    outcome.abort(new Error('HEAD has no body'));
    res.end();
    return;
  }
  const limit = new TimeLimit(outcome, deps.timeoutMs, begun);
  const compressor = compressorFor(req, res);
  res.once('close', () => {
    limit.clear();
    release(compressor);
    if (signal.aborted) outcome.abort(signal.reason);
  });
  compressor?.once('error', (error) => res.destroy(error)).pipe(res);
  outcome.pipe(compressor ?? res);
}

/** For the best encoding that the browser takes; none for a page that is sent as it is. */
function compressorFor(req: Request, res: Response) {
  const encoding = bestEncoding(req);
  if (encoding === 'identity') return undefined;
  res.set('Content-Encoding', encoding);
  return compressStream(encoding);
}

/**
 * Ends a compressor that has done its work, or has nobody to work for. V8 keeps each until it collects the whole heap: what
 * listens to it is the page with all that it was made of.
 */
function release(compressor: ReturnType<typeof compressStream> | undefined): void {
  compressor?.removeAllListeners().on('error', ignore).destroy();
}

function ignore(): void {}
