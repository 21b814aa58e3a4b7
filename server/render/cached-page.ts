import { Writable } from 'node:stream';
import type { Request, Response } from 'express';
import { isPersonal, readQuery } from '../../shared/paths/page-queries.ts';
import { Document } from '../cache/document.ts';
import type { CachedPage, PageCache, Rendered } from '../cache/page-cache.ts';
import { sendDocument } from '../cache/send-document.ts';
import type { AskedPage } from './asked-page.ts';
import type { PageDeps } from './page-deps.ts';
import { pageHeaders, sendRedirect, sharedCacheControl, varyOf } from './page-headers.ts';
import { renderInput } from './render-input.ts';

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
  const key = keyOf(asked);
  if (!key) {
    res.set('X-Cache', 'BYPASS');
    return false;
  }
  const render = () => renderWhole(deps, cache, { ...asked, search: key.search });
  const found = cache.find(key.key, render) ?? (await afterPending(cache, key, render));
  if (found) {
    await sendPage(req, res, found, asked);
    return true;
  }
  const rendering = cache.render(key.key, render);
  res.set('X-Cache', 'MISS');
  if (!asked.wantsWhole) {
    rendering.catch((err: unknown) => deps.logger.warn({ path: asked.pathname, err }, 'page not cached'));
    return false;
  }
  const rendered = await rendering;
  if (rendered.kind === 'redirect') sendRedirect(res, rendered);
  else await sendPage(req, res, { document: rendered.document, state: 'MISS' }, asked);
  return true;
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
  { key }: Key,
  render: () => Promise<Rendered>,
): Promise<CachedPage | undefined> {
  const pending = cache.pending(key);
  if (!pending) return undefined;
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, WAIT_MS);
  await Promise.race([pending.catch(() => {}), promise]);
  clearTimeout(timer);
  return cache.find(key, render);
}

async function sendPage(
  req: Request,
  res: Response,
  { document, state }: Pick<CachedPage, 'document'> & { state: string },
  { hint }: AskedPage,
): Promise<void> {
  res.locals.route = document.name;
  res.set({
    'X-Cache': state,
    'Server-Timing': `cache;desc="${state}"`,
    Vary: varyOf(document.status, hint),
  });
  await sendDocument(req, res, document);
}

/** A page for nobody in particular, from its first byte to its last, without inline script. */
async function renderWhole(
  deps: PageDeps,
  cache: Pick<PageCache, 'freshMs' | 'staleMs'>,
  asked: AskedPage,
): Promise<Rendered> {
  const { publicSettings, timeoutMs } = deps;
  const { render, assets } = await deps.renderer.load(asked.pathname + asked.search);
  const signal = new AbortController().signal;
  const calls = new Set<string>();
  const anonymous = { ...asked, sentReceipt: null, form: undefined, nonce: undefined, signal };
  const outcome = await render(
    renderInput({ ...deps, gateway: recordingCalls(deps.gateway, calls) }, anonymous, assets),
  );
  if (outcome.kind === 'redirect') return outcome;
  const late = { value: false };
  const timer = setTimeout(() => {
    late.value = true;
    outcome.abort(new Error(`page not complete after ${timeoutMs} ms`));
  }, timeoutMs);
  try {
    const body = await collect(outcome);
    const { status, route } = outcome;
    const degraded = late.value || outcome.degraded;
    const headers = pageHeaders({ status, hint: asked.hint, settings: publicSettings });
    if (status === 200 && !degraded) headers['Cache-Control'] = sharedCacheControl(cache);
    const origin = { path: asked.pathname, calls };
    return { kind: 'page', degraded, origin, document: new Document({ name: route, status, headers, body }) };
  } finally {
    clearTimeout(timer);
  }
}

/** The gateway of a page that is kept: what it is made from is noted, so that a purge finds it. */
function recordingCalls(gateway: PageDeps['gateway'], calls: Set<string>): PageDeps['gateway'] {
  return {
    ...gateway,
    transport(call) {
      calls.add(call.path);
      return gateway.transport(call);
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
