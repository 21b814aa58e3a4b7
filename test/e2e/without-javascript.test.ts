import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { visitShortly } from '../support/arrival.ts';
import { launchBrowser, openPage } from '../support/browser.ts';
import type { FakeUpstream } from '../support/fake-upstream.ts';
import { startLateUpstream } from '../support/late-upstream.ts';
import { createListeningSite, type ListeningSite } from '../support/listening-site.ts';
import { samplePaths } from '../support/sample-paths.ts';

/** Parts that are for doing, not for reading: without script they would do nothing. */
const INTERACTIVE =
  '[role=region][aria-roledescription=カルーセル], section[aria-label=おすすめ情報], button';

let site: ListeningSite;
let upstream: FakeUpstream;
let lateSite: ListeningSite;
let browser: Browser;

beforeAll(async () => {
  [browser, site] = await Promise.all([launchBrowser(), createListeningSite()]);
  upstream = await startLateUpstream(site.origin);
  lateSite = await createListeningSite({ upstream: upstream.origin, freshMs: 0 });
}, 60_000);

afterAll(async () => {
  await browser.close();
  await lateSite.close();
  await upstream.close();
  await site.close();
});

/** The text that can be seen below `selector`, line by line. */
function visibleLines(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluate((element, interactive) => {
    for (const part of element.querySelectorAll<HTMLElement>(interactive)) part.style.display = 'none';
    const lines = (element as HTMLElement).innerText.split('\n');
    return lines.map((line) => line.replace(/\s+/g, ' ').trim()).filter((line) => line !== '');
  }, INTERACTIVE);
}

test('without JavaScript every page shows its title and every fact that it shows with it', async () => {
  const viewport = { width: 1200, height: 900 };
  const plain = await openPage(browser, { viewport, javaScriptEnabled: false });
  const full = await openPage(browser, { viewport });
  const found: string[] = [];
  for (const { id, path } of await samplePaths(site.origin)) {
    await Promise.all([
      // What comes late, comes below the page.
      plain.page.goto(lateSite.origin + path, { waitUntil: 'load' }),
      visitShortly(full.page, site.origin + path),
    ]);
    const titles = await plain.page.locator('main h1:visible').count();
    if (titles !== 1) found.push(`${id}: ${titles} visible h1`);
    const without = (await visibleLines(plain.page, 'body')).join('\n');
    const facts = await visibleLines(full.page, 'main');
    found.push(...facts.filter((fact) => !without.includes(fact)).map((fact) => `${id}: ${fact}`));
    found.push(...full.problems.splice(0).map((problem) => `${id}: ${problem}`));
  }
  await Promise.all([plain.page.context().close(), full.page.context().close()]);
  expect(found).toEqual([]);
}, 300_000);
