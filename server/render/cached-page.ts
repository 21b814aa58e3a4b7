import type { IncomingMessage } from 'node:http';
import type { Request, Response } from 'express';
import type { CachedPage, PageCache, PageSource } from '../cache/page-cache.ts';
import { type Sent, sendDocument } from '../cache/send-document.ts';
import type { Address } from '../middleware/address.ts';
import { isReading } from '../middleware/reading.ts';
import type { SiteResponse, Step } from '../middleware/step.ts';
import type { AskedPage } from './asked-page.ts';
import type { PageDeps } from './page-deps.ts';
import { sendRedirect, varyOf } from './page-headers.ts';
import { pageKey } from './page-key.ts';
import { pageSource } from './page-source.ts';
import { readVisitor, type Visitor } from './visitor.ts';

/** How long a visitor waits for the render of another one before a render is begun for him alone. */
const WAIT_MS = 1_000;

/**
 * Answers with a page that is in memory, early on the request's way: what is kept under an address was found by all that
 * stands between here and the page handler to be a page.
 */
export function keptPages(deps: PageDeps): Step {
  const { cache } = deps;
  if (!cache) return (_req, _res, next) => next();
  return (req, res, next) => {
    const { address, requestId } = res.locals;
    if (address.resolution.kind !== 'page' || !isReading(req)) return next();
    const visitor = readVisitor(req.headers);
    const shared = sharedPage(deps, cache, { address, visitor, requestId });
    const found = shared && cache.find(shared.key, shared.source);
    if (!found) return next();
    sendPage(req, res, found, visitor)?.catch(next);
  };
}

/**
 * Answers from the page cache. False when the page has to be rendered for this visitor: then a copy for the others is
 * rendered beside it. What a copy is made from stands in its key; nothing else of a request reaches its render.
 */
export async function cachedPage(
  deps: PageDeps,
  cache: PageCache,
  asked: AskedPage,
  req: Request,
  res: Response,
): Promise<boolean> {
  const { address, requestId } = res.locals;
  const shared = asked.form ? undefined : sharedPage(deps, cache, { address, visitor: asked, requestId });
  if (!shared) {
    setState(res, 'BYPASS');
    return false;
  }
  const { key, source } = shared;
  const found = (await cache.findShared(key, source)) ?? (await afterPending(cache, key, source));
  if (found) {
    await sendPage(req, res, found, asked);
    return true;
  }
  const rendering = cache.render(key, source());
  setState(res, 'MISS');
  if (!asked.wantsWhole) {
    rendering.catch((err: unknown) => deps.logger.warn({ path: asked.pathname, err }, 'page not cached'));
    return false;
  }
  const rendered = await rendering;
  if (rendered.kind === 'redirect') sendRedirect(res, rendered);
  else await sendPage(req, res, { document: rendered.document, state: 'MISS' }, asked);
  return true;
}

function setState(res: Response, state: 'MISS' | 'BYPASS'): void {
  res.locals.cacheState = state;
  res.set('X-Cache', state);
}

interface SharedRequest {
  address: Address;
  visitor: Visitor;
  requestId: string;
}

/** The copy of a page that others may have, too; undefined for a page that is for its visitor alone. */
function sharedPage(deps: PageDeps, cache: PageCache, { address, visitor, requestId }: SharedRequest) {
  const named = pageKey(address, visitor);
  if (!named) return undefined;
  const { key, search } = named;
  const { pathname, resolution } = address;
  const { language, hint } = visitor;
  const asked = { pathname, search, resolution, device: hint.device, language, requestId };
  return { key, source: () => pageSource(deps, cache, asked) };
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
  req: IncomingMessage,
  res: SiteResponse,
  page: Sent,
  { hint }: Visitor,
): void | Promise<void> {
  res.locals.route = page.document.name;
  return sendDocument(req, res, { ...page, vary: varyOf(page.document.status, hint) });
}
