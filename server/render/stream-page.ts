import type { Request, Response } from 'express';
import type { RenderOutcome } from '../../shared/render.ts';
import { bestEncoding } from '../cache/best-encoding.ts';
import { compressStream } from '../cache/compress.ts';
import type { AskedPage } from './asked-page.ts';
import { createNonce } from './csp.ts';
import type { PageDeps } from './page-deps.ts';
import { pageHeaders, sendRedirect, varyOf } from './page-headers.ts';
import { renderInput } from './render-input.ts';

/** A page whose shell is ready, as React streams it. */
export interface PartialPage {
  outcome: Extract<RenderOutcome, { kind: 'page' }>;
  /** Start of the render, in milliseconds of this process. */
  begun: number;
  /** Aborts when the visitor disconnects. */
  left: AbortController;
  nonce: string | undefined;
  development?: boolean | undefined;
}

/** Renders a page for one visitor, and streams it. */
export async function streamPage(
  deps: PageDeps,
  asked: AskedPage,
  req: Request,
  res: Response,
): Promise<void> {
  const left = new AbortController();
  abortOnLeave(left, res);
  const endTurn = await asked.queue.during(() => deps.turns.take(asked.line, left.signal));
  if (left.signal.aborted) return endTurn();
  res.once('close', endTurn);
  const begun = performance.now();
  const { render, assets } = await deps.renderer.load(req.originalUrl);
  const nonce = asked.wantsWhole ? undefined : createNonce();
  const input = renderInput(deps, { ...asked, nonce, signal: left.signal, onComputed: endTurn }, assets);
  const outcome = await render(input).catch((error: unknown) => {
    if (!left.signal.aborted) throw error;
  });
  if (!outcome) return;
  if (outcome.kind === 'redirect') {
    if (left.signal.aborted) return;
    const { cookie } = outcome;
    if (cookie) res.set('Set-Cookie', req.secure ? `${cookie}; Secure` : cookie);
    sendRedirect(res, outcome);
    return;
  }
  const { development } = assets;
  streamPartial(deps, asked, { outcome, begun, left, nonce, development }, req, res);
}

/** Streams a page that was rendered for one visitor, or for the cache with late data. */
export function streamPartial(
  deps: PageDeps,
  asked: AskedPage,
  { outcome, begun, left, nonce, development }: PartialPage,
  req: Request,
  res: Response,
): void {
  abortOnLeave(left, res);
  const { signal } = left;
  if (signal.aborted) {
    outcome.abort(signal.reason);
    return;
  }
  res.locals.route = outcome.route;
  const { status } = outcome;
  res
    .status(status)
    .vary(`${varyOf(status, asked)}, Accept-Encoding`)
    .set(pageHeaders(status, deps.publicSettings, { nonce, development }));
  const trace = deps.monitoring.traceTiming();
  if (trace) res.set('Server-Timing', trace);
  // The response to a form contains visitor input.
  if (asked.form) res.set('Cache-Control', 'no-store');
  if (req.method === 'HEAD') {
    outcome.abort(new Error('HEAD has no body'));
    res.end();
    return;
  }
  // A page that is not complete in time ends: the finished parts are sent.
  const limit = setTimeout(
    () => outcome.abort(new Error(`page not complete after ${deps.timeoutMs} ms`)),
    Math.max(0, begun + deps.timeoutMs - performance.now()),
  );
  const compressor = compressorFor(req, res);
  res.once('close', () => {
    clearTimeout(limit);
    release(compressor);
    if (signal.aborted) outcome.abort(signal.reason);
  });
  compressor?.once('error', (error) => res.destroy(error)).pipe(res);
  outcome.pipe(compressor ?? res);
}

/** Aborts when the connection closes before the whole response is sent; at once if it has closed. */
function abortOnLeave(left: AbortController, res: Response): void {
  const leave = () => {
    if (!res.writableFinished) left.abort(new Error('the visitor left'));
  };
  if (res.closed) leave();
  else res.once('close', leave);
}

/** Creates a compressor for the best encoding that the browser accepts; undefined for an uncompressed page. */
function compressorFor(req: Request, res: Response) {
  const encoding = bestEncoding(req);
  if (encoding === 'identity') return undefined;
  res.set('Content-Encoding', encoding);
  return compressStream(encoding);
}

/**
 * Destroys a compressor that is finished or whose visitor has disconnected. V8 retains each until a full garbage
 * collection, and its listeners would retain the page with all its data.
 */
function release(compressor: ReturnType<typeof compressStream> | undefined): void {
  compressor?.removeAllListeners().on('error', ignore).destroy();
}

function ignore(): void {}
