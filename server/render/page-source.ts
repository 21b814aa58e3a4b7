import { Writable } from 'node:stream';
import { Document } from '../cache/document.ts';
import type { PageCache, PageSource, Rendered } from '../cache/page-cache.ts';
import type { WaitClock } from '../upstream/wait-clock.ts';
import type { PageDeps } from './page-deps.ts';
import { pageHeaders, sharedCacheControl } from './page-headers.ts';
import { type PageRequest, renderInput } from './render-input.ts';
import { TimeLimit } from './time-limit.ts';

/** What the copy of a page for everybody is made from. */
interface AnonymousRequest
  extends Pick<
    PageRequest,
    'pathname' | 'search' | 'resolution' | 'device' | 'language' | 'requestId' | 'upstream' | 'onLeftOut'
  > {
  /** In which line it waits for its turn. */
  line: string;
  /** Measures how long it waits there. */
  queue?: WaitClock | undefined;
}

/** A page for nobody in particular, from its first byte to its last, without inline script. */
export function pageSource(
  deps: PageDeps,
  lifetimes: Pick<PageCache, 'freshMs' | 'staleMs'>,
  asked: AnonymousRequest,
): PageSource {
  return {
    path: asked.pathname,
    render: (calls) => renderWhole(deps, lifetimes, asked, calls),
    // Until it is packed: whole pages that wait for that would be as many as visitors.
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

async function renderWhole(
  deps: PageDeps,
  lifetimes: Pick<PageCache, 'freshMs' | 'staleMs'>,
  asked: AnonymousRequest,
  calls: Set<string>,
): Promise<Rendered> {
  const begun = performance.now();
  const { render, assets } = await deps.renderer.load(asked.pathname + asked.search);
  const { signal } = new AbortController();
  const anonymous = { ...asked, sentReceipt: null, form: undefined, nonce: undefined, signal, calls };
  const outcome = await render(renderInput(deps, anonymous, assets));
  if (outcome.kind === 'redirect') return outcome;
  const limit = new TimeLimit(outcome, deps.timeoutMs, begun);
  try {
    const body = await collect(outcome);
    const { status, route } = outcome;
    const degraded = limit.exceeded || outcome.isDegraded();
    const headers = { ...deps.commonHeaders, ...pageHeaders({ status, settings: deps.publicSettings }) };
    if (status === 200 && !degraded) headers['Cache-Control'] = sharedCacheControl(lifetimes);
    return { kind: 'page', degraded, document: new Document({ name: route, status, headers, body }) };
  } finally {
    limit.clear();
  }
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
        // A page that was complete before it was written comes in one piece.
        .once('finish', () => resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)))
        .once('error', reject),
    );
  });
}
