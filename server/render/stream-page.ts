import { randomBytes } from 'node:crypto';
import type { Request, Response } from 'express';
import type { RenderOutcome } from '../../shared/render.ts';
import type { AskedPage } from './asked-page.ts';
import type { PageDeps } from './page-deps.ts';
import { pageHeaders, sendRedirect, varyOf } from './page-headers.ts';
import { renderInput } from './render-input.ts';
import { limitTime } from './time-limit.ts';

/** Renders for this visitor alone, and sends what is ready while the rest is still being made. */
export async function streamPage(
  deps: PageDeps,
  asked: AskedPage,
  req: Request,
  res: Response,
): Promise<void> {
  const disconnected = new AbortController();
  res.once('close', () => disconnected.abort());
  const { render, assets } = await deps.renderer.load(req.originalUrl);
  const nonce = asked.wantsWhole ? undefined : randomBytes(16).toString('base64');
  const outcome = await render(renderInput(deps, { ...asked, nonce, signal: disconnected.signal }, assets));
  if (disconnected.signal.aborted) {
    if (outcome.kind === 'page') outcome.abort(new Error('the visitor left'));
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
    .vary(varyOf(status, asked.hint))
    .set(pageHeaders({ status, settings: deps.publicSettings, nonce, development }));
  if (asked.sentReceipt !== null) res.set('Cache-Control', 'private, no-cache');
  // The response to a form holds what somebody typed.
  if (asked.form) res.set('Cache-Control', 'no-store');
  if (req.method === 'HEAD') {
    outcome.abort(new Error('HEAD has no body'));
    res.end();
    return;
  }
  stream(outcome, { res, disconnected, timeoutMs: deps.timeoutMs });
}

function stream(
  outcome: Extract<RenderOutcome, { kind: 'page' }>,
  { res, disconnected, timeoutMs }: { res: Response; disconnected: AbortController; timeoutMs: number },
): void {
  const limit = limitTime(outcome, timeoutMs);
  disconnected.signal.addEventListener('abort', () => {
    limit.clear();
    if (!res.writableFinished) outcome.abort(new Error('the visitor left'));
  });
  outcome.pipe(res);
}
