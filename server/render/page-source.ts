import { PassThrough } from 'node:stream';
import type { RenderOutcome } from '../../shared/render.ts';
import { Document } from '../cache/document.ts';
import { type Lifetimes, lifetimesUntil, type PageSource, type Rendered } from '../cache/page-cache.ts';
import type { WaitClock } from '../upstream/wait-clock.ts';
import { createNonce } from './csp.ts';
import type { PageDeps } from './page-deps.ts';
import { pageHeaders, sharedCacheControl } from './page-headers.ts';
import { type PageRequest, renderInput } from './render-input.ts';
import type { PartialPage } from './stream-page.ts';

/** Input of a render whose document is shared by all visitors: nothing else of a request reaches it. */
interface AnonymousRequest
  extends Pick<
    PageRequest,
    'pathname' | 'search' | 'resolution' | 'device' | 'language' | 'requestId' | 'upstream' | 'onLeftOut'
  > {
  /** Render queue that the request waits in. */
  line: string;
  /** Measures the wait in the queue; undefined for a background render. */
  queue?: WaitClock | undefined;
}

interface PageSourceOptions {
  deps: PageDeps;
  lifetimes: Lifetimes;
  asked: AnonymousRequest;
  /**
   * Receives the page when its shell is ready and some of its data are late, for a waiting visitor. A second render
   * then generates the document for the cache. Without it, one render waits for all data.
   */
  onPartial?: ((page: PartialPage) => void) | undefined;
}

/** Source of a page's complete document, which has no inline script. */
export function pageSource(options: PageSourceOptions): PageSource {
  const { deps, asked } = options;
  return {
    path: asked.pathname,
    render: (calls) => renderShared(options, calls),
    // The queue slot ends after compression: uncompressed documents would pile up in memory otherwise.
    async inTurn(work) {
      const take = () => deps.turns.take(asked.line);
      const endTurn = await (asked.queue?.during(take) ?? take());
      try {
        return await work();
      } finally {
        endTurn();
      }
    },
  };
}

async function renderShared(options: PageSourceOptions, calls: Set<string>): Promise<Rendered> {
  const { asked, onPartial } = options;
  if (onPartial) {
    const { promise: computed, resolve: onComputed } = Promise.withResolvers<void>();
    const page = await begin(options.deps, { ...asked, nonce: createNonce(), calls, onComputed });
    const { outcome } = page;
    if (outcome.kind === 'redirect') return outcome;
    if (outcome.isWhole()) return documentOf(options, outcome);
    onPartial({ ...page, outcome });
    // Afterwards the late data are in the content cache, and one queue slot holds one render at a time.
    await computed;
  }
  // No visitor waits for the second render: its times belong to no log line.
  const unheard = onPartial && { upstream: undefined, onLeftOut: undefined };
  const { outcome } = await begin(options.deps, { ...asked, ...unheard, nonce: undefined, calls });
  return outcome.kind === 'redirect' ? outcome : documentOf(options, outcome);
}

type AnonymousRender = AnonymousRequest & Pick<PageRequest, 'nonce' | 'calls' | 'onComputed'>;

async function begin(deps: PageDeps, request: AnonymousRender) {
  const begun = performance.now();
  const { render, assets } = await deps.renderer.load(request.pathname + request.search);
  const left = new AbortController();
  const anonymous = { ...request, sentReceipt: null, form: undefined, signal: left.signal };
  const outcome = await render(renderInput(deps, anonymous, assets));
  return { outcome, begun, left, nonce: request.nonce, development: assets.development };
}

async function documentOf(
  { deps, lifetimes }: PageSourceOptions,
  outcome: Extract<RenderOutcome, { kind: 'page' }>,
): Promise<Rendered> {
  const body = await collect(outcome);
  const { status, route } = outcome;
  const degraded = outcome.isDegraded();
  const headers = { ...deps.commonHeaders, ...pageHeaders(status, deps.publicSettings) };
  const expiresAt = outcome.expiresAt?.() ?? Number.POSITIVE_INFINITY;
  if (status === 200 && !degraded)
    headers['Cache-Control'] = sharedCacheControl(lifetimesUntil(lifetimes, expiresAt - Date.now()));
  return {
    kind: 'page',
    degraded,
    expiresAt,
    document: new Document({ name: route, status, headers, body }),
  };
}

async function collect({ pipe }: { pipe(destination: NodeJS.WritableStream): void }): Promise<Buffer> {
  const stream = new PassThrough();
  pipe(stream);
  return Buffer.concat(await stream.toArray());
}
