import { afterEach } from '@jest/globals';
import { type FakeUpstream, startFakeUpstream } from '../services/fake-upstream.ts';
import { createTestSite, stubRenderer, type TestSite, type TestSiteOptions } from './site.ts';

type Listener = Parameters<typeof startFakeUpstream>[0];
type Options = Pick<TestSiteOptions, 'freshMs' | 'staleMs' | 'env' | 'renderer'>;

/** Successful response with `data`. */
export const ok = (data: unknown) => JSON.stringify({ code: 200, message: 'OK', data });

/**
 * Provides sites with stubbed upstreams for the tests of a file. Members of `open` are closed after the test.
 */
export function sitesOver() {
  const open: { close(): Promise<void> }[] = [];

  afterEach(async () => {
    for (const item of open.splice(0).reverse()) await item.close();
  });

  async function siteOver(
    listener: Listener,
    options: Options = {},
  ): Promise<{ site: TestSite; upstream: FakeUpstream }> {
    const upstream = await startFakeUpstream(listener);
    const site = await createTestSite({ upstream: upstream.origin, renderer: stubRenderer, ...options });
    upstream.requests.length = 0;
    open.push(site, upstream);
    return { site, upstream };
  }

  return { open, siteOver };
}
