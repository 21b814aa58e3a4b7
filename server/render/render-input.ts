import type { Transport } from '../../shared/api/transport.ts';
import type { AssetTags, RenderInput } from '../../shared/render.ts';
import { recordCalls } from '../cache/record-calls.ts';
import { timedTransport, type WaitClock } from '../upstream/wait-clock.ts';
import { GUARDS } from './guards.ts';
import { isAbsent } from './left-out.ts';
import type { PageDeps } from './page-deps.ts';

/** Inputs of one render in addition to the site itself. */
export interface PageRequest
  extends Pick<
    RenderInput,
    'resolution' | 'device' | 'language' | 'sentReceipt' | 'nonce' | 'signal' | 'onComputed'
  > {
  /** Path and query, percent-encoded as sent. */
  pathname: string;
  search: string;
  /** Fields of a posted form, and the client address. */
  form?: { body: Buffer; address: string } | undefined;
  requestId: string | undefined;
  /** Called when a section is left out because its call failed. */
  onLeftOut?: (() => void) | undefined;
  /** Measures the time waited for the API. */
  upstream?: WaitClock | undefined;
  /** Collects the path of each API call before it is made. */
  calls?: Set<string>;
}

/** Builds the input of the client's `render`. It depends on no header that caches do not know. */
export function renderInput(deps: PageDeps, request: PageRequest, assets: AssetTags): RenderInput {
  const { publicSettings, logger, monitoring } = deps;
  const { requestId } = request;
  return {
    request: toRequest(request, publicSettings.siteOrigin),
    signal: request.signal,
    resolution: request.resolution,
    api: api(deps, request),
    pages: deps.pages,
    guards: GUARDS,
    publicSettings,
    content: deps.content,
    home: deps.home,
    tiers: deps.tiers,
    sentReceipt: request.sentReceipt,
    device: request.device,
    language: request.language,
    nonce: request.nonce,
    complete: request.nonce === undefined,
    assets: { ...assets, styles: [deps.themeHref, ...assets.styles] },
    onError(error) {
      if (request.signal.aborted) return;
      if (isAbsent(error)) return deps.reportLeftOut(error, { requestId, path: request.pathname });
      logger.error({ requestId, err: error }, 'render failed');
      monitoring.report(error, { requestId, path: request.pathname });
    },
    onLeftOut(error) {
      if (request.signal.aborted) return;
      request.onLeftOut?.();
      deps.reportLeftOut(error, { requestId, path: request.pathname });
    },
    ...(request.onComputed && { onComputed: request.onComputed }),
    onNote: (message, detail) => logger.warn({ requestId, ...detail }, message),
  };
}

function api({ gateway }: PageDeps, { form, requestId, upstream, calls }: PageRequest): Transport {
  const plain = gateway.transportFor({ address: form?.address, requestId });
  const recorded = calls ? recordCalls(plain, calls) : plain;
  return upstream ? timedTransport(recorded, upstream) : recorded;
}

/**
 * Creates the router's request. Its origin is the site's own, so pages never depend on the Host header. It has no
 * signal, because Node creates a second signal with listeners for each such request, which stay until garbage
 * collection.
 */
function toRequest({ pathname, search, form }: PageRequest, origin: string): RenderInput['request'] {
  const url = new URL(origin);
  // Set as parts: resolved against the origin, a path such as /\host would become another one.
  url.pathname = pathname;
  url.search = search;
  if (!form) return new Request(url);
  return new Request(url, {
    method: 'POST',
    body: new Uint8Array(form.body),
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  });
}
