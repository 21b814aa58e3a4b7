import type { Request, RequestHandler, Response } from 'express';
import type { CachedPage, PageCache, PageSource } from '../cache/page-cache.ts';
import { type Sent, sendDocument } from '../cache/send-document.ts';
import { BusyError, type EndTurn } from '../load/render-turns.ts';
import type { Address } from '../middleware/address.ts';
import { isReading } from '../middleware/reading.ts';
import type { WaitClock } from '../upstream/wait-clock.ts';
import type { AskedPage } from './asked-page.ts';
import type { PageDeps } from './page-deps.ts';
import { sendRedirect, varyOf } from './page-headers.ts';
import { type PageKey, pageKey } from './page-key.ts';
import { pageSource } from './page-source.ts';
import { readVisitor, type Visitor } from './visitor.ts';

/** How long a visitor waits for the render of another one before a render is begun for him alone. */
const WAIT_MS = 1_000;
/** In which line copies wait that nobody waits for. */
const REFRESHES = 'refreshes';

/**
 * Answers with a page that is in memory, early on the request's way: what is kept under an address was found by all that
 * stands between here and the page handler to be a page.
 */
export function keptPages(deps: PageDeps): RequestHandler {
  const { cache } = deps;
  if (!cache) return (_req, _res, next) => next();
  return (req, res, next) => {
    const { address, requestId } = res.locals;
    if (address.resolution.kind !== 'page' || !isReading(req)) return next();
    const visitor = readVisitor(req.headers);
    const named = pageKey(address, visitor);
    const found =
      named &&
      cache.find(named.key, () =>
        sharedSource(deps, cache, named, { address, visitor, requestId, line: REFRESHES }),
      );
    if (!found) return next();
    sendPage(req, res, found, visitor)?.catch(next);
  };
}

/** Whether the page was sent; if not, it has to be rendered for this visitor, who may have a turn already. */
export type CacheAnswer = { sent: true } | { sent: false; turn?: Promise<EndTurn> };

/**
 * Answers from the page cache. What is not there is rendered for this visitor, and a copy for the others beside it; when
 * renders have to wait for their turn, the copy alone is made, and sent to this visitor as well. What a copy is made from
 * stands in its key; nothing else of a request reaches its render.
 */
export async function cachedPage(
  deps: PageDeps,
  cache: PageCache,
  asked: AskedPage,
  req: Request,
  res: Response,
): Promise<CacheAnswer> {
  const { address, requestId } = res.locals;
  const named = asked.form ? undefined : pageKey(address, asked);
  if (!named) {
    setState(res, 'BYPASS');
    return { sent: false };
  }
  const { key } = named;
  const { line, queue, upstream, onLeftOut } = asked;
  const source = () =>
    sharedSource(deps, cache, named, {
      address,
      visitor: asked,
      requestId,
      line,
      queue,
      upstream,
      onLeftOut,
    });
  const found = (await cache.findShared(key, source)) ?? (await afterPending(cache, key, source));
  if (found) {
    await sendPage(req, res, found, asked);
    return { sent: true };
  }
  // Taken before the copy's: who waits goes first.
  const turn = asked.wantsWhole || deps.turns.isBusy ? undefined : deps.turns.take(asked.line);
  const rendering = cache.render(key, source());
  setState(res, 'MISS');
  if (turn) {
    rendering.catch((err: unknown) => {
      if (!(err instanceof BusyError)) deps.logger.warn({ path: asked.pathname, err }, 'page not cached');
    });
    return { sent: false, turn };
  }
  const rendered = await rendering;
  if (rendered.kind === 'redirect') sendRedirect(res, rendered);
  else await sendPage(req, res, { document: rendered.document, state: 'MISS' }, asked);
  return { sent: true };
}

function setState(res: Response, state: 'MISS' | 'BYPASS'): void {
  res.locals.cacheState = state;
  res.set('X-Cache', state);
}

interface SharedRequest {
  address: Address;
  visitor: Visitor;
  requestId: string;
  /** In which line a render waits for its turn. */
  line: string;
  /** Measures how long it waits there; none where nobody waits for the render. */
  queue?: WaitClock | undefined;
  /** Counts how long it waits for the API; none where nobody waits for the render. */
  upstream?: WaitClock | undefined;
  /** A section is left out of it. */
  onLeftOut?: (() => void) | undefined;
}

/** Makes the copy of a page that others may have, too. */
function sharedSource(
  deps: PageDeps,
  cache: PageCache,
  { search }: PageKey,
  { address, visitor, requestId, line, queue, upstream, onLeftOut }: SharedRequest,
): PageSource {
  const { pathname, resolution } = address;
  const { language, hint } = visitor;
  const { device } = hint;
  const asked = {
    pathname,
    search,
    resolution,
    device,
    language,
    requestId,
    line,
    queue,
    upstream,
    onLeftOut,
  };
  return pageSource(deps, cache, asked);
}

/** Who comes while the page is being made waits for it, within a bound. */
async function afterPending(
  cache: PageCache,
  key: string,
  source: () => PageSource,
): Promise<CachedPage | undefined> {
  const pending = cache.pending(key);
  if (!pending) return undefined;
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, WAIT_MS);
  await Promise.race([pending.catch(() => {}), promise]);
  clearTimeout(timer);
  return cache.find(key, source);
}

function sendPage(
  req: Request,
  res: Response,
  { document, state, ageMs }: Sent,
  { hint }: Visitor,
): void | Promise<void> {
  res.locals.route = document.name;
  return sendDocument(req, res, { document, state, ageMs, vary: varyOf(document.status, hint) });
}
