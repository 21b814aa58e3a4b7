import { setTimeout } from 'node:timers/promises';
import { type FakeUpstream, startFakeUpstream } from './fake-upstream.ts';

/** Calls for secondary sections on most pages that make them. */
const SECONDARY = new RegExp(
  `^/api/(?:${[
    'case/pageList',
    'consult/quesList',
    '\\w+/(?:hotList|topList)',
    'goods/(?:list\\?|listMap|index|fileList|getCategoryRelate|getGoodsScreenList|listNew|proQues|listFaq|dataSheet|queryTopByWriting)',
    'aggregate/tags/hot',
    'company/(?:partner|superiority|innovate|history|honor|global)',
    'channel/partner/list',
    'categoryFaq',
    'recruit/pageList',
    'single/info/4',
  ].join('|')})`,
);
const LATE_MS = 40;

export interface LateUpstream extends FakeUpstream {
  /** Delays secondary responses until `work` has ended. */
  holdDuring<Result>(work: () => Promise<Result>): Promise<Result>;
}

/**
 * Starts an API that answers like the one at `origin`, but delays secondary sections, so that people get
 * placeholders first and the sections are streamed.
 */
export async function startLateUpstream(origin: string): Promise<LateUpstream> {
  let held: Promise<void> | undefined;
  const upstream = await startFakeUpstream(async (req, res) => {
    const response = await fetch(origin + req.url);
    const body = await response.text();
    if (SECONDARY.test(req.url ?? '')) await (held ?? setTimeout(LATE_MS));
    res.writeHead(response.status, { 'Content-Type': 'application/json' }).end(body);
  });
  return {
    ...upstream,
    async holdDuring(work) {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      try {
        return await work();
      } finally {
        held = undefined;
        resolve();
      }
    },
  };
}
