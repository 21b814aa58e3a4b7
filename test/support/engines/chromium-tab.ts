import { launchOptions } from '../browser/browser-options.mjs';
import { HANG_MS } from '../patience.ts';
import type { Tab } from './tab.ts';

/** The driver, loaded by Node itself, as in `browser.ts`. */
const { chromium }: typeof import('playwright-core') = process
  .getBuiltinModule('node:module')
  .createRequire(import.meta.url)('playwright-core');

/** Starts the oldest supported Chromium with a person's user agent: a program's gets no stream. */
export async function openOldestChromiumTab(): Promise<Tab> {
  const { OLDEST_CHROMIUM_PATH: executablePath = '' } = process.env;
  const { args = [], env } = launchOptions();
  const browser = await chromium.launch({
    executablePath,
    args: [...args, '--no-zygote'],
    // Libraries of the package (scripts/checks/oldest-chromium.ts).
    env: { ...env, LD_LIBRARY_PATH: `${executablePath}-libraries/lib` },
  });
  const userAgent = `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${browser.version()} Safari/537.36`;
  const context = await browser.newContext({ locale: 'ja-JP', userAgent });
  context.setDefaultTimeout(HANG_MS);
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('console', (message) => {
    // Before 114 the attribute alone is reported as an error.
    if (message.type() === 'error' && !message.text().startsWith("Found a 'popover' attribute"))
      problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  return {
    problems: () => problems.splice(0),
    async open(url) {
      await page.goto(url, { waitUntil: 'domcontentloaded' });
    },
    run: (work, ...args) => page.evaluate(`(${work})(...${JSON.stringify(args)})`),
    click: (selector, hasText = '') =>
      page.locator(selector).filter({ visible: true, hasText }).first().click(),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    async back() {
      await page.goBack({ waitUntil: 'commit' });
    },
    resize: (width, height) => page.setViewportSize({ width, height }),
    forceColours: (on) =>
      page.emulateMedia({ forcedColors: on ? 'active' : 'none', colorScheme: on ? 'dark' : 'light' }),
    close: () => browser.close(),
  };
}
