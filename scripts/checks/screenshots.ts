// `npm run screenshots [-- id…]`: takes screenshots of every page family at the design's widths, into
// test-results/screenshots. Screenshots of the current build are kept: after a failure the command continues
// where it stopped.
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { visit } from '../../test/support/browser/arrival.ts';
import { openPage } from '../../test/support/browser/browser.ts';
import { samplePaths } from '../../test/support/content/sample-paths.ts';
import { sourcesHash, stampIs } from '../setup/build-stamp.mjs';
import { withSiteInBrowser } from './site-in-browser.ts';

const WIDTHS = [375, 768, 1440];
const OUT = path.resolve(import.meta.dirname, '../../test-results/screenshots');
const STAMP = path.join(OUT, '.build');

const wanted = new Set(process.argv.slice(2));
await startAfresh();
let failed = 0;
await withSiteInBrowser({ LOG_LEVEL: 'info' }, async (origin, browser) => {
  const pages = [...(await samplePaths(origin)), { id: 'not-found', path: '/no-such-page' }];
  for (const width of WIDTHS) {
    const { page, problems } = await openPage(browser, {
      viewport: { width, height: width < 600 ? 812 : 900 },
    });
    for (const { id, path: target } of pages) {
      const file = path.join(OUT, `${id}-${width}.png`);
      const isMeant = wanted.size > 0 ? wanted.has(id) : !existsSync(file);
      if (isMeant) await take(page, origin + target, file);
    }
    for (const problem of problems) console.log(`${width}: ${problem}`);
    await page.context().close();
  }
  console.log(`${OUT}`);
  if (failed > 0) console.error(`${failed} 枚を撮れませんでした。もう一度実行すると、残りだけを撮ります`);
});
process.exitCode = failed === 0 ? 0 : 1;

/** Deletes the screenshots of another build, which would be outdated. */
async function startAfresh(): Promise<void> {
  const build = sourcesHash();
  if (!stampIs(STAMP, build)) await rm(OUT, { recursive: true, force: true });
  await mkdir(OUT, { recursive: true });
  await writeFile(STAMP, build);
}

/** Takes one screenshot. A single failure, as on a busy machine, must not stop the others. */
async function take(page: Page, address: string, file: string): Promise<void> {
  try {
    await visit(page, address);
    // Scrolls down once, because pictures below the fold are loaded lazily.
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += 600) {
        window.scrollTo(0, y);
        await new Promise((resolve) => setTimeout(resolve, 30));
      }
      window.scrollTo(0, 0);
    });
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: file, fullPage: true });
  } catch (error) {
    failed += 1;
    console.error(`${path.basename(file)}: ${(error as Error).message.split('\n')[0]}`);
  }
}
