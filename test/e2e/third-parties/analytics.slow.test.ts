import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { reload, settled, visit } from '../../support/browser/arrival.ts';
import { connectBrowser, openPage } from '../../support/browser/browser.ts';
import { overSharedContent } from '../../support/browser/browser-site.ts';
import { type SiteProcess, startSiteProcess } from '../../support/processes/process.ts';
import { until } from '../../support/until.ts';

const CONTAINER = 'https://www.googletagmanager.com/gtm.js?id=GTM-TEST123';

let tagged: SiteProcess;
/** The shared site, which has no tag manager. */
const plain = { origin: () => process.env.SHARED_SITE ?? '' };
let browser: Browser;
const contexts: BrowserContext[] = [];

beforeAll(async () => {
  tagged = startSiteProcess(overSharedContent({ GTM_ID: 'GTM-TEST123' }));
  [browser] = await Promise.all([connectBrowser(), tagged.ready()]);
});

afterAll(async () => {
  await browser.close();
  await tagged.stop();
});

afterEach(async () => {
  for (const context of contexts.splice(0)) await context.close();
});

interface Visit {
  page: Page;
  problems: string[];
  /** Requests to other hosts; all of them are blocked. */
  foreign: string[];
}

async function open(
  site: Pick<SiteProcess, 'origin'>,
  path: string,
  options?: BrowserContextOptions,
): Promise<Visit> {
  const { page, problems } = await openPage(browser, options);
  contexts.push(page.context());
  const foreign: string[] = [];
  await page.context().route(
    (url) => url.origin !== site.origin(),
    async (route) => {
      foreign.push(route.request().url());
      await route.fulfill({ contentType: 'text/javascript', body: 'window.containerRan = true;' });
    },
  );
  await visit(page, site.origin() + path);
  await until('the first page is reported', async () => (await views(page)).length === 1);
  return { page, problems, foreign };
}

/** The data layer as JSON: commands become lists, events stay objects. */
async function dataLayer(page: Page): Promise<unknown[]> {
  return page.evaluate(() =>
    (window.dataLayer ?? []).map((entry) =>
      Object.prototype.toString.call(entry) === '[object Arguments]'
        ? Array.from(entry as ArrayLike<unknown>)
        : entry,
    ),
  );
}

type Entry = { event?: string; page_path?: string } & unknown[];
const commands = async (page: Page, kind: string) =>
  ((await dataLayer(page)) as Entry[]).filter((entry) => entry[0] === 'consent' && entry[1] === kind);
const views = async (page: Page) =>
  ((await dataLayer(page)) as Entry[]).filter(({ event }) => event === 'page_view');
const banner = (page: Page) => page.getByRole('region', { name: 'Cookieなどの利用について' });

const DENIED = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
  functionality_storage: 'denied',
  personalization_storage: 'denied',
  security_storage: 'granted',
};
const GRANTED = {
  ...DENIED,
  analytics_storage: 'granted',
  functionality_storage: 'granted',
  personalization_storage: 'granted',
};

test('each page and each query is reported once, including the first page, with its own title and canonical link', async () => {
  const { page, problems } = await open(plain, '/');
  // Records the document's head at the moment of each event.
  await page.evaluate(() => {
    const heads: unknown[] = [];
    const layer = window.dataLayer ?? [];
    layer.push = (...entries: unknown[]) => {
      for (const entry of entries as { event: string; page_title: string }[]) {
        if (entry.event !== 'page_view') continue;
        const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
        heads.push([entry.page_title === document.title, new URL(canonical ?? '').pathname]);
      }
      return Array.prototype.push.apply(layer, entries);
    };
    Object.assign(window, { heads });
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'ニュース' }).click();
  await until('the second page is reported', async () => (await views(page)).length === 2);
  await page.getByRole('contentinfo').getByRole('link', { name: 'すべての製品' }).click();
  await until('the third page is reported', async () => (await views(page)).length === 3);
  await page.getByRole('main').locator('a[href*="?"]').first().click();
  await page.waitForURL('**/products/all-products?*');
  await until('the same page with a query is reported', async () => (await views(page)).length === 4);
  await page.getByRole('contentinfo').getByRole('link', { name: 'ニュース' }).click();
  await page.waitForURL('**/news');
  await until('the last page is reported', async () => (await views(page)).length === 5);
  expect(await views(page)).toEqual(
    [
      ['/', 'home'],
      ['/news', 'news'],
      ['/products/all-products', 'products'],
      ['/products/all-products', 'products'],
      ['/news', 'news'],
    ].map(([path, category]) => ({
      event: 'page_view',
      page_path: path,
      page_title: expect.stringContaining('ミナモネットワークス'),
      page_category: category,
    })),
  );
  expect(await page.evaluate(() => (window as unknown as { heads: unknown[] }).heads)).toEqual([
    [true, '/news'],
    [true, '/products/all-products'],
    [true, '/products/all-products'],
    [true, '/news'],
  ]);
  expect(problems).toEqual([]);
});

test('without a container no consent is requested or mentioned, and no tag is loaded', async () => {
  const { page, foreign, problems } = await open(plain, '/');
  expect(await banner(page).count()).toBe(0);
  expect(await dataLayer(page)).toEqual([expect.objectContaining({ event: 'page_view' })]);
  expect([foreign, problems]).toEqual([[], []]);
});

test('before the visitor has agreed everything is denied first of all, and no other host is requested', async () => {
  const { page, foreign, problems } = await open(tagged, '/');
  await banner(page).waitFor();
  await page.getByRole('contentinfo').getByRole('link', { name: 'ニュース' }).click();
  await until('the second page is reported', async () => (await views(page)).length === 2);
  await settled(page);
  const layer = await dataLayer(page);
  expect(layer[0]).toEqual(['consent', 'default', { ...DENIED, wait_for_update: 500 }]);
  expect(layer.slice(1)).toEqual(
    ['/', '/news'].map((path) => expect.objectContaining({ event: 'page_view', page_path: path })),
  );
  expect(await banner(page).isVisible()).toBe(true);
  expect([foreign, problems]).toEqual([[], []]);
});

test('agreeing is reported once, loads the container once, and holds for the next document', async () => {
  const { page, foreign, problems } = await open(tagged, '/');
  await banner(page).getByRole('button', { name: '同意する' }).click();
  await page.waitForFunction(() => (window as unknown as { containerRan?: boolean }).containerRan);
  expect(await banner(page).count()).toBe(0);
  expect(await commands(page, 'update')).toEqual([['consent', 'update', GRANTED]]);
  expect(foreign).toEqual([CONTAINER]);
  const order = ((await dataLayer(page)) as Entry[]).map((entry) => entry.event ?? entry[1]);
  expect(order).toEqual(['default', 'page_view', 'update', 'gtm.js']);
  expect(await page.evaluate(() => localStorage.getItem('analyticsConsent'))).toBe('granted');

  await reload(page);
  expect(await banner(page).count()).toBe(0);
  expect(await commands(page, 'default')).toHaveLength(1);
  expect(await commands(page, 'update')).toEqual([['consent', 'update', GRANTED]]);
  expect(foreign).toEqual([CONTAINER, CONTAINER]);
  expect(problems).toEqual([]);
});

test('declining is reported once, loads no tag, and the question does not return', async () => {
  const { page, foreign, problems } = await open(tagged, '/');
  await banner(page).getByRole('button', { name: '同意しない' }).click();
  await banner(page).waitFor({ state: 'detached' });
  expect(await commands(page, 'update')).toEqual([['consent', 'update', DENIED]]);
  await reload(page);
  expect(await banner(page).count()).toBe(0);
  expect(await page.evaluate(() => localStorage.getItem('analyticsConsent'))).toBe('denied');
  expect([foreign, problems]).toEqual([[], []]);
});

test('the choice can be taken back on the notice page: the identifiers go and the container is not loaded again', async () => {
  const { page, foreign, problems } = await open(tagged, '/');
  await banner(page).getByRole('link', { name: '外部送信について' }).click();
  await page.waitForURL('**/external-transmission');
  await banner(page).getByRole('button', { name: '同意する' }).click();
  await page.getByText('現在の設定:同意しています').waitFor();
  await page.waitForFunction(() => (window as unknown as { containerRan?: boolean }).containerRan);
  await page.evaluate(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: as the tag sets it
    document.cookie = '_ga=GA1.1.1.1; path=/';
  });
  await page.getByRole('button', { name: '設定を変更する' }).click();
  await page.getByRole('main').getByRole('button', { name: '同意しない' }).click();
  await page.getByText('現在の設定:同意していません').waitFor();
  await page.waitForFunction(() => !('containerRan' in window));
  await settled(page);
  expect(await page.evaluate(() => document.cookie)).not.toContain('_ga');
  expect(await page.evaluate(() => localStorage.getItem('analyticsConsent'))).toBe('denied');
  expect(foreign).toEqual([CONTAINER]);
  expect(problems).toEqual([]);
});

test('where storage is shut the answer holds for the visit, without an error', async () => {
  const { page, problems } = await openPage(browser);
  contexts.push(page.context());
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('shut', 'SecurityError');
        },
      });
    }
  });
  await visit(page, `${tagged.origin()}/privacy-policy`);
  await banner(page).getByRole('button', { name: '同意しない' }).click();
  await banner(page).waitFor({ state: 'detached' });
  await page.getByRole('contentinfo').getByRole('link', { name: 'ニュース' }).click();
  await page.waitForURL('**/news');
  expect(await banner(page).count()).toBe(0);
  expect(problems).toEqual([]);
});

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

test.each([375, 1440])(
  'at %i px the banner covers neither the end of the page nor the focused element, and is accessible',
  async (width) => {
    const { page } = await open(tagged, '/external-transmission', {
      viewport: { width, height: 812 },
      bypassCSP: true,
    });
    const overlap = () =>
      page.evaluate(() => {
        const edge = document.querySelector('#consent-title')?.closest('section')?.getBoundingClientRect();
        const focused = document.activeElement?.getBoundingClientRect();
        return Math.round((focused?.bottom ?? 0) - (edge?.top ?? 0));
      });
    await banner(page).waitFor();
    await page.getByRole('contentinfo').getByRole('link', { name: '外部送信について' }).focus();
    expect(await overlap()).toBeLessThanOrEqual(0);
    await page.keyboard.press('Shift+Tab');
    expect(await overlap()).toBeLessThanOrEqual(0);
    await page.evaluate(AXE);
    const violations = await page.evaluate(async () => {
      const { axe } = window as unknown as {
        axe: { run(context: object, options: object): Promise<{ violations: { id: string }[] }> };
      };
      const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];
      const parts = ['main', 'section[aria-labelledby=consent-title]'];
      return (await axe.run({ include: parts }, { runOnly: tags })).violations;
    });
    expect(violations.map(({ id }) => id)).toEqual([]);
  },
);
