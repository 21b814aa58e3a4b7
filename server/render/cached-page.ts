import { setTimeout as delay } from 'node:timers/promises';
import type { Request, RequestHandler, Response } from 'express';
import type { CachedPage, PageCache, PageSource } from '../cache/page-cache.ts';
import { type Sent, sendDocument } from '../cache/send-document.ts';
import { isReading } from '../middleware/reading.ts';
import type { AskedPage } from './asked-page.ts';
import type { PageDeps } from './page-deps.ts';
import { sendRedirect, varyOf } from './page-headers.ts';
import { pageKey } from './page-key.ts';
import { pageSource } from './page-source.ts';
import { type PartialPage, streamPartial } from './stream-page.ts';
import { readVisitor, type Visitor } from './visitor.ts';

/** Time for which a visitor waits for another visitor's render before a separate one begins. */
const WAIT_MS = 1_000;
/** Render queue of refreshes in the background. */
const REFRESHES = 'refreshes';

/**
 * Answers with a cached page early in the request's path: a key in the cache belongs to an address that all middleware
 * between here and the page handler has accepted as a page.
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
      cache.find(named.key, () => {
        const asked = { ...address, ...visitor, search: named.search, requestId, line: REFRESHES };
        return pageSource({ deps, lifetimes: cache.lifetimes, asked });
      });
    if (!found) return next();
    sendPage(req, res, found, visitor)?.catch(next);
  };
}

/**
 * Answers from the page cache. A missing page is rendered once, for its visitor and for the cache. A page whose data
 * are late streams to its visitor, unless requests wait in the render queue: then the visitor waits for the document.
 * The key holds every input of the document; no other part of a request reaches its render.
 *
 * @returns whether the page was sent; otherwise it has to be rendered for this visitor alone
 */
export async function cachedPage(
  deps: PageDeps,
  cache: PageCache,
  asked: AskedPage,
  req: Request,
  res: Response,
): Promise<boolean> {
  const named = asked.form ? undefined : pageKey(res.locals.address, asked);
  if (!named) {
    setState(res, 'BYPASS');
    return false;
  }
  const { key, search } = named;
  const source = { deps, lifetimes: cache.lifetimes, asked: { ...asked, search } };
  const copy = () => pageSource(source);
  const found = (await cache.findShared(key, copy)) ?? (await afterPending(cache, key, copy));
  if (found) {
    await sendPage(req, res, found, asked);
    return true;
  }
  setState(res, 'MISS');
  const mayStream = !asked.wantsWhole && !deps.turns.isBusy;
  if (mayStream && cache.pending(key)) return false;
  const partial = Promise.withResolvers<PartialPage>();
  const onPartial = mayStream ? partial.resolve : undefined;
  const rendering = cache.render(key, pageSource({ ...source, onPartial }));
  const made = await Promise.race([rendering, partial.promise]);
  if ('left' in made) {
    rendering.catch((err: unknown) => deps.logger.warn({ path: asked.pathname, err }, 'page not cached'));
    streamPartial(deps, asked, made, req, res);
  } else if (made.kind === 'redirect') sendRedirect(res, made);
  else {
    const timing = deps.monitoring.traceTiming();
    await sendPage(req, res, { document: made.document, state: 'MISS', timing }, asked);
  }
  return true;
}

function setState(res: Response, state: 'MISS' | 'BYPASS'): void {
  res.locals.cacheState = state;
  res.set('X-Cache', state);
}

/** Waits for a render of the page in progress, within a bound. */
async function afterPending(
  cache: PageCache,
  key: string,
  source: () => PageSource,
): Promise<CachedPage | undefined> {
  const pending = cache.pending(key);
  if (!pending) return undefined;
  await Promise.race([pending.catch(() => {}), delay(WAIT_MS, undefined, { ref: false })]);
  return cache.find(key, source);
}

function sendPage(req: Request, res: Response, sent: Sent, visitor: Visitor): void | Promise<void> {
  const { document } = sent;
  res.locals.route = document.name;
  return sendDocument(req, res, { ...sent, vary: varyOf(document.status, visitor) });
}
