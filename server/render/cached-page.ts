import { Writable } from 'node:stream';
import type { Request, RequestHandler, Response } from 'express';
import { isPersonal, readQuery } from '../../shared/paths/page-queries.ts';
import { Document } from '../cache/document.ts';
import type { CachedPage, PageCache, PageSource } from '../cache/page-cache.ts';
import { recordCalls } from '../cache/record-calls.ts';
import { sendDocument, setCacheState } from '../cache/send-document.ts';
import { type AskedPage, readRequest } from './asked-page.ts';
import type { PageDeps } from './page-deps.ts';
import { pageHeaders, sendRedirect, sharedCacheControl, varyOf } from './page-headers.ts';
import { renderInput } from './render-input.ts';
import { limitTime } from './time-limit.ts';

/** How long a visitor waits for the render of another one before a render is begun for him alone. */
const WAIT_MS = 1_000;
/** A longer query is nobody's link. */
const QUERY_MAX_LENGTH = 512;

/** A page that others may have: under which key, and what of the query it reads. */
interface Key {
  key: string;
  search: string;
}

/**
 * Answers with a page that is in memory, early on the request's way: what is kept under an address was found by all that
 * stands between here and the page handler to be a page.
 */
export function keptPage(deps: PageDeps): RequestHandler {
  const { cache } = deps;
  if (!cache) return (_req, _res, next) => next();
  return (req, res, next) => {
    if (res.locals.resolution?.kind !== 'page') return next();
    const asked = readRequest(req, res);
    const wanted = wantedPage(deps, cache, asked);
    const found = wanted && cache.find(wanted.key, wanted.source);
    if (!found) return next();
    return sendPage(req, res, found, asked);
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
  const wanted = wantedPage(deps, cache, asked);
  if (!wanted) {
    res.set('X-Cache', 'BYPASS');
    return false;
  }
  const { key, source } = wanted;
  const found = (await cache.findShared(key, source)) ?? (await afterPending(cache, key, source));
  if (found) {
    await sendPage(req, res, found, asked);
    return true;
  }
  const rendering = cache.render(key, source);
  res.set('X-Cache', 'MISS');
  if (!asked.wantsWhole()) {
    rendering.catch((err: unknown) => deps.logger.warn({ path: asked.pathname, err }, 'page not cached'));
    return false;
  }
  const rendered = await rendering;
  if (rendered.kind === 'redirect') sendRedirect(res, rendered);
  else await sendPage(req, res, { document: rendered.document, state: 'MISS', ageMs: 0 }, asked);
  return true;
}

/** Undefined for a page that is for its visitor alone. */
function wantedPage(deps: PageDeps, cache: PageCache, asked: AskedPage) {
  const named = keyOf(asked);
  if (!named) return undefined;
  const { key, search } = named;
  return { key, source: sourceOf(deps, cache, { ...asked, search }) };
}

function keyOf({ resolution, pathname, search, device, language, form }: AskedPage): Key | undefined {
  if (form || isPersonal(search)) return undefined;
  if (resolution.kind === 'not-found') return { key: `404 ${language} ${device} ${pathname}`, search: '' };
  if (resolution.kind !== 'page') return undefined;
  const read = readQuery(resolution.routeId, search);
  if (read.length > QUERY_MAX_LENGTH) return undefined;
  // A record that is gone answers 404 on the address of a page.
  return { key: `${language} ${device} ${pathname}${read}`, search: read };
}

/** Who comes while the page is being made waits for it, within a bound. */
async function afterPending(
  cache: PageCache,
  key: string,
  source: PageSource,
): Promise<CachedPage | undefined> {
  const pending = cache.pending(key);
  if (!pending) return undefined;
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, WAIT_MS);
  await Promise.race([pending.catch(() => {}), promise]);
  clearTimeout(timer);
  return cache.find(key, source);
}

interface SentPage {
  document: Document;
  state: CachedPage['state'] | 'MISS';
  ageMs: number;
}

async function sendPage(
  req: Request,
  res: Response,
  { document, state, ageMs }: SentPage,
  { hint }: AskedPage,
): Promise<void> {
  res.locals.route = document.name;
  setCacheState(res, { state, ageMs });
  res.vary(varyOf(document.status, hint));
  await sendDocument(req, res, document);
}

/** A page for nobody in particular, from its first byte to its last, without inline script. */
function sourceOf(
  deps: PageDeps,
  lifetimes: Pick<PageCache, 'freshMs' | 'staleMs'>,
  asked: AskedPage,
): PageSource {
  return {
    path: asked.pathname,
    async render(calls) {
      const { render, assets } = await deps.renderer.load(asked.pathname + asked.search);
      const signal = new AbortController().signal;
      const anonymous = { ...asked, sentReceipt: null, form: undefined, nonce: undefined, signal };
      const transport = recordCalls(deps.gateway.transport, calls);
      const outcome = await render(
        renderInput({ ...deps, gateway: { ...deps.gateway, transport } }, anonymous, assets),
      );
      if (outcome.kind === 'redirect') return outcome;
      const limit = limitTime(outcome, deps.timeoutMs);
      try {
        const body = await collect(outcome);
        const { status, route } = outcome;
        const degraded = limit.exceeded || outcome.degraded;
        const headers = pageHeaders({ status, settings: deps.publicSettings });
        if (status === 200 && !degraded) headers['Cache-Control'] = sharedCacheControl(lifetimes);
        return { kind: 'page', degraded, document: new Document({ name: route, status, headers, body }) };
      } finally {
        limit.clear();
      }
    },
  };
}

function collect({ pipe }: { pipe(destination: NodeJS.WritableStream): void }): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    pipe(
      new Writable({
        write(chunk: Buffer, _encoding, done) {
          chunks.push(chunk);
          done();
        },
      })
        .once('finish', () => resolve(Buffer.concat(chunks)))
        .once('error', reject),
    );
  });
}
