import { afterAll, expect, test } from '@jest/globals';
import { FORM_JOURNEYS } from '../fixtures/form-journeys.ts';
import { visit, visitShortly } from '../support/arrival.ts';
import { runAxe } from '../support/axe.ts';
import { browserSite } from '../support/browser-site.ts';
import { VISITS } from '../support/calling-visits.ts';
import type { FakeUpstream } from '../support/fake-upstream.ts';
import { startRecordedUpstream } from '../support/recorded-upstream.ts';
import { samplePaths } from '../support/sample-paths.ts';
import { sendWithoutScript } from '../support/send-without-script.ts';
import { unusedCalls } from '../support/unused-calls.ts';

let upstream: FakeUpstream;
const site = browserSite(async () => {
  upstream = await startRecordedUpstream();
  return { API_ORIGIN: upstream.origin };
});

afterAll(() => upstream.close());

test.each([375, 1440])(
  'at %i px every page loads without an error, fits the window and has no accessibility violation (WCAG 2.2 AA)',
  async (width) => {
    const { page, problems } = await site.newPage({ viewport: { width, height: 900 }, bypassCSP: true });
    const found: string[] = [];
    for (const { id, path } of await samplePaths(site.origin())) {
      const answer = await visitShortly(page, site.origin() + path);
      if (answer?.status() !== 200) found.push(`${id}: status ${answer?.status()}`);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      if (overflow > 0) found.push(`${id}: ${overflow} px wider than the window`);
      for (const element of ['h1', 'main', 'link[rel=canonical]']) {
        const count = await page.locator(element).count();
        if (count !== 1) found.push(`${id}: ${count} × ${element}`);
      }
      // In a window as high as the page the bar at its foot covers no link half, wherever the page was when measured.
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.setViewportSize({ width, height: height + 1_000 });
      const { violations } = await runAxe(page);
      await page.setViewportSize({ width, height: 900 });
      found.push(...violations.map((violation) => `${id}: ${violation}`));
      found.push(...problems.splice(0).map((problem) => `${id}: ${problem}`));
    }
    expect(found).toEqual([]);
  },
  300_000,
);

test('pages, menus, searches and forms leave no call of the contract unused', async () => {
  for (const { path } of await samplePaths(site.origin())) await (await fetch(site.origin() + path)).text();
  const { page } = await site.newPage({ viewport: { width: 1440, height: 900 } });
  for (const [path, act] of VISITS) {
    await visit(page, site.origin() + path);
    await act?.(page);
  }
  for (const journey of FORM_JOURNEYS) await sendWithoutScript(site.origin(), journey);
  expect(unusedCalls(upstream.requests)).toEqual([]);
}, 300_000);
