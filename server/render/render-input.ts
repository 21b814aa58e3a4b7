import type { AssetTags, RenderInput } from '../../shared/render.ts';
import { GUARDS } from './guards.ts';
import type { PageDeps } from './page-deps.ts';

/** What one render is made from beside the site itself. */
export interface PageRequest {
  /** Path and query, percent-encoded as sent. */
  pathname: string;
  search: string;
  resolution: RenderInput['resolution'];
  device: RenderInput['device'];
  language: RenderInput['language'];
  sentReceipt: string | null;
  /** The fields of a form that was posted, and the address that it came from. */
  form?: { body: Buffer; address: string } | undefined;
  /** For inline scripts of a page that arrives in parts; a complete document has none. */
  nonce: string | undefined;
  requestId: string | undefined;
  signal: AbortSignal;
}

/** Everything that the client's `render` reads. Nothing of it comes from a header that no cache would know of. */
export function renderInput(deps: PageDeps, request: PageRequest, assets: AssetTags): RenderInput {
  const { gateway, publicSettings, logger, monitoring } = deps;
  const { form, requestId } = request;
  return {
    request: toRequest(request, publicSettings.siteOrigin),
    resolution: request.resolution,
    api: form ? gateway.transportFor(form.address) : gateway.transport,
    pages: deps.pages,
    guards: GUARDS,
    publicSettings,
    content: deps.content,
    home: deps.home,
    sentReceipt: request.sentReceipt,
    device: request.device,
    language: request.language,
    nonce: request.nonce,
    complete: request.nonce === undefined,
    assets: { ...assets, styles: [deps.themeHref, ...assets.styles] },
    onError(error) {
      if (request.signal.aborted) return;
      logger.error({ requestId, err: error }, 'render failed');
      monitoring.report(error, { requestId, path: request.pathname });
    },
    onNote: (message, detail) => logger.warn({ requestId, ...detail }, message),
  };
}

/** The router's request. Its origin is the site's own: nothing of a page is made from the Host header. */
function toRequest({ pathname, search, form, signal }: PageRequest, origin: string): RenderInput['request'] {
  const url = new URL(origin);
  // Set as parts: resolved against the origin, a path such as /\host would become another one.
  url.pathname = pathname;
  url.search = search;
  if (!form) return new Request(url, { signal });
  return new Request(url, {
    signal,
    method: 'POST',
    body: new Uint8Array(form.body),
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  });
}
