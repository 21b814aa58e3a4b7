// `npm run screenshots [-- id…]`: pictures of every page family at the widths that the design is made for, into
// test-results/screenshots. The site must be built.
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { launchBrowser, openPage } from '../test/support/browser.ts';
import { startSiteProcess } from '../test/support/process.ts';
import { samplePaths } from '../test/support/sample-paths.ts';
import { findBrowser } from './browser.ts';

const WIDTHS = [375, 768, 1440];
const OUT = path.resolve(import.meta.dirname, '../test-results/screenshots');

const wanted = new Set(process.argv.slice(2));
Object.assign(process.env, await findBrowser());
await mkdir(OUT, { recursive: true });
const site = startSiteProcess({ LOG_LEVEL: 'info' });
await site.ready();
const browser = await launchBrowser();
try {
  const pages = [...(await samplePaths(site.origin())), { id: 'not-found', path: '/no-such-page' }];
  for (const width of WIDTHS) {
    const { page, problems } = await openPage(browser, {
      viewport: { width, height: width < 600 ? 812 : 900 },
    });
    for (const { id, path: target } of pages) {
      if (wanted.size > 0 && !wanted.has(id)) continue;
      await page.goto(site.origin() + target, { waitUntil: 'networkidle' });
      // Pictures below the fold are loaded lazily: walk down once, so that a full-page picture has them.
      await page.evaluate(async () => {
        for (let y = 0; y < document.body.scrollHeight; y += 600) {
          window.scrollTo(0, y);
          await new Promise((resolve) => setTimeout(resolve, 30));
        }
        window.scrollTo(0, 0);
      });
      await page.waitForLoadState('networkidle');
      await page.screenshot({ path: path.join(OUT, `${id}-${width}.png`), fullPage: true });
    }
    for (const problem of problems) console.log(`${width}: ${problem}`);
    await page.context().close();
  }
  console.log(`${OUT}`);
} finally {
  await browser.close();
  await site.stop();
}
