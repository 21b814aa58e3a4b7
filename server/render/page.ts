import { randomBytes } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import { isbot } from 'isbot';
import { RECEIPT_COOKIE } from '../../shared/constants.ts';
import type { AssetTags, PublicSettings, Render, RenderInput } from '../../shared/render.ts';
import type { Home } from '../../shared/site/home-schema.ts';
import type { PublicContent } from '../../shared/site/public-content.ts';
import type { Logger } from '../logger.ts';
import { splitTarget } from '../middleware/legacy-paths.ts';
import type { Monitoring } from '../monitoring.ts';
import type { SitePages } from '../site-content/site-pages.ts';
import type { Gateway } from '../upstream/gateway.ts';
import { pageCsp } from './csp.ts';
import { deviceOf } from './device.ts';
import { GUARDS } from './guards.ts';

/** The built client: its render function and the addresses of its files. */
export interface Renderer {
  load(url: string): Promise<{ render: Render; assets: AssetTags }>;
}

export interface PageDeps {
  renderer: Renderer;
  gateway: Pick<Gateway, 'transport' | 'transportFor'>;
  pages: Pick<SitePages, 'find' | 'known'>;
  publicSettings: PublicSettings;
  content: PublicContent;
  home: Home;
  /** The style sheet of the theme, before those of the build. */
  themeHref: string;
  logger: Logger;
  monitoring: Monitoring;
  /** How long a page may take until its last byte. */
  timeoutMs: number;
}

const RETRY_AFTER_S = 30;

/** Renders what is left of the request's way: every page, the not-found page and the error page. */
export function page(deps: PageDeps): RequestHandler {
  return async (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD' && !res.locals.form) return next();
    await renderPage(deps, req, res);
  };
}

/** Crawlers read a document at once, so they get it at once; people get the shell as soon as it is ready. */
function wantsWholeDocument(req: Request): boolean {
  return isbot(req.get('user-agent')) || req.method === 'HEAD';
}

async function renderPage(deps: PageDeps, req: Request, res: Response): Promise<void> {
  const { renderer, gateway, publicSettings, content, home, themeHref, logger, monitoring, timeoutMs } = deps;
  const disconnected = new AbortController();
  res.once('close', () => disconnected.abort());
  const { render, assets } = await renderer.load(req.originalUrl);
  const complete = wantsWholeDocument(req);
  const nonce = complete ? undefined : randomBytes(16).toString('base64');
  const input: RenderInput = {
    request: toRequest(req, publicSettings.siteOrigin, {
      signal: disconnected.signal,
      form: res.locals.form,
    }),
    resolution: res.locals.resolution ?? { kind: 'not-found', reason: 'no resolution', dead: false },
    api: res.locals.form ? gateway.transportFor(req.ip ?? '') : gateway.transport,
    pages: deps.pages,
    guards: GUARDS,
    publicSettings,
    content,
    home,
    sentReceipt: 'receipt' in req.query ? (cookieOf(req, RECEIPT_COOKIE) ?? null) : null,
    device: deviceOf(req.get('user-agent') ?? ''),
    language: preferredLanguage(req),
    nonce,
    complete,
    assets: { ...assets, styles: [themeHref, ...assets.styles] },
    onError(error) {
      if (disconnected.signal.aborted) return;
      logger.error({ requestId: res.locals.requestId, err: error }, 'render failed');
      monitoring.report(error, { requestId: res.locals.requestId, path: req.path });
    },
    onNote: (message, detail) => logger.warn({ requestId: res.locals.requestId, ...detail }, message),
  };
  const outcome = await render(input);
  if (disconnected.signal.aborted) {
    if (outcome.kind === 'page') outcome.abort(new Error('the visitor left'));
    return;
  }
  if (outcome.kind === 'redirect') {
    res.locals.route = 'redirect';
    const { status, location, cookie } = outcome;
    if (cookie) res.set('Set-Cookie', req.secure ? `${cookie}; Secure` : cookie);
    res.set({ Location: location, 'Cache-Control': 'no-store' }).status(status).end();
    return;
  }
  res.locals.route = outcome.route;
  setPageHeaders(res, outcome.status, pageCsp(publicSettings, { nonce, development: assets.development }));
  if (input.sentReceipt !== null) res.set('Cache-Control', 'private, no-cache');
  // The answer to a form holds what somebody typed.
  if (res.locals.form) res.set('Cache-Control', 'no-store');
  if (req.method === 'HEAD') {
    outcome.abort(new Error('HEAD has no body'));
    res.end();
    return;
  }
  const timer = setTimeout(
    () => outcome.abort(new Error(`page not complete after ${timeoutMs} ms`)),
    timeoutMs,
  );
  disconnected.signal.addEventListener('abort', () => {
    clearTimeout(timer);
    if (!res.writableFinished) outcome.abort(new Error('the visitor left'));
  });
  outcome.pipe(res);
}

function setPageHeaders(res: Response, status: number, csp: string): void {
  res.status(status).type('text/html; charset=utf-8');
  res.set('Content-Security-Policy', csp);
  res.set('Cache-Control', status === 200 ? 'no-cache' : 'no-store');
  res.vary('User-Agent');
  if (status === 404) res.vary('Accept-Language');
  if (status === 503) res.set('Retry-After', String(RETRY_AFTER_S));
}

/** The router's request. Its origin is the site's own: nothing of a page is made from the Host header. */
function toRequest(
  req: Request,
  origin: string,
  { signal, form }: { signal: AbortSignal; form: Buffer | undefined },
): globalThis.Request {
  const { pathname, search } = splitTarget(req.originalUrl);
  const url = new URL(origin);
  // Set as parts: resolved against the origin, a path such as /\host would become another one.
  url.pathname = pathname;
  url.search = search;
  if (!form) return new Request(url, { signal });
  return new Request(url, {
    signal,
    method: 'POST',
    body: new Uint8Array(form),
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  });
}

function cookieOf(req: Request, name: string): string | undefined {
  const pairs = (req.get('cookie') ?? '').split(/; */);
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}

/** English only for those who ask for English and take no Japanese. */
function preferredLanguage(req: Request): 'ja' | 'en' {
  const languages = req.acceptsLanguages().map((language) => language.toLowerCase().split('-')[0]);
  if (languages.includes('ja')) return 'ja';
  return languages[0] === 'en' ? 'en' : 'ja';
}
