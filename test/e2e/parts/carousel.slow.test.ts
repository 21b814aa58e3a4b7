import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { CAROUSEL_INTERVAL_MS, MOBILE_MAX_WIDTH } from '../../../shared/constants.ts';
import { settled } from '../../support/browser/arrival.ts';
import { type OpenOptions, pass, timedSite } from '../../support/sites/timed-site.ts';

const site = timedSite();

/** Longer than a banner takes to fade in, shorter than it stays. */
const FADE_MS = 400;
const STEP_MS = 100;
/** With one more step, because the slider runs its commands in timers of its own. */
const INTERVAL_MS = CAROUSEL_INTERVAL_MS + STEP_MS;

const region = (page: Page) => page.getByRole('region', { name: 'おすすめ情報' });
const button = (page: Page, name: string) => region(page).getByRole('button', { name });
const shown = (page: Page) => region(page).locator('[role="group"]:not([inert])').getAttribute('aria-label');
const events = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer as { event: string }[]).filter(({ event }) => event === 'banner_interaction'),
  );

async function openHome(options?: OpenOptions) {
  const watched = await site.open('/', options);
  await started(watched.page);
  return watched;
}

/** Waits for the carousel, which starts in an idle callback; on a stopped clock that takes time, too. */
async function started(page: Page): Promise<void> {
  await settled(page);
  await pass(page, 50);
  await button(page, '次へ').waitFor();
  await pass(page, FADE_MS);
}

/**
 * Advances the clock in steps, because React renders only between them. Returns the banner that is shown at
 * the end.
 */
async function passInSteps(page: Page, ms: number, step = STEP_MS): Promise<string | null> {
  for (let left = ms; left > 0; left -= step) await pass(page, Math.min(left, step));
  return shown(page);
}

/**
 * Returns the banner that is shown after two intervals. The steps are long enough for a transition to begin
 * and short enough for it to end.
 */
function afterTwoTurns(page: Page): Promise<string | null> {
  return passInSteps(page, CAROUSEL_INTERVAL_MS * 2, CAROUSEL_INTERVAL_MS / 4);
}

test('the next banner comes every four seconds, and the first after the last', async () => {
  const { page, problems } = await openHome();
  expect(await shown(page)).toBe('4件中1件目');
  expect(await passInSteps(page, CAROUSEL_INTERVAL_MS - FADE_MS - STEP_MS)).toBe('4件中1件目');
  const order = [await passInSteps(page, FADE_MS + STEP_MS * 2)];
  for (let turn = 1; turn < 4; turn += 1) order.push(await passInSteps(page, FADE_MS + CAROUSEL_INTERVAL_MS));
  expect(order).toEqual(['4件中2件目', '4件中3件目', '4件中4件目', '4件中1件目']);
  expect(problems).toEqual([]);
});

test('four seconds lie between two changes, not four seconds and a fade', async () => {
  const { page } = await openHome();
  const changedAt: number[] = [];
  for (let last = await shown(page); changedAt.length < 3; ) {
    const now = await passInSteps(page, STEP_MS);
    if (now !== last) changedAt.push(await page.evaluate(() => Date.now()));
    last = now;
  }
  const [first = 0, second = 0, third = 0] = changedAt;
  expect(
    [second - first, third - second].map((ms) => Math.abs(ms - CAROUSEL_INTERVAL_MS) <= STEP_MS),
  ).toEqual([true, true]);
});

test('the first banner is preloaded and the largest picture; the carousel is fetched after it', async () => {
  const requested: string[] = [];
  const { page } = await openHome({
    prepare: async (target) => {
      target.on('request', (request) => requested.push(new URL(request.url()).pathname));
      await target.addInitScript(() => {
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1) as (PerformanceEntry & { url: string }) | undefined;
          Object.assign(window, { largest: last?.url });
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      });
    },
  });
  const picture = '/images/banners/ma3511.svg';
  const preload = page.locator(`link[rel="preload"][as="image"][href="${picture}"]`);
  expect(await preload.getAttribute('fetchpriority')).toBe('high');
  await page.waitForFunction(() => 'largest' in window);
  expect(await page.evaluate(() => (window as unknown as { largest: string }).largest)).toContain(picture);
  const carousel = requested.findIndex((path) => path.includes('carousel-module'));
  expect(requested.indexOf(picture)).toBeGreaterThanOrEqual(0);
  expect(carousel).toBeGreaterThan(requested.indexOf(picture));
});

test('it stands still while it is pointed at, has the focus, or lies in a hidden tab', async () => {
  const { page } = await openHome();
  await region(page).hover();
  expect(await afterTwoTurns(page)).toBe('4件中1件目');
  await page.mouse.move(0, 0);
  await button(page, '次へ').focus();
  expect(await afterTwoTurns(page)).toBe('4件中1件目');
  await button(page, '次へ').blur();
  const setHidden = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => value });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  await setHidden(true);
  expect(await afterTwoTurns(page)).toBe('4件中1件目');
  await setHidden(false);
  expect(await passInSteps(page, INTERVAL_MS)).toBe('4件中2件目');
});

test('it stands still below an open menu and an open search, and goes on when they are closed', async () => {
  const { page } = await openHome();
  const header = page.getByRole('banner');
  for (const name of ['製品情報', '検索']) {
    const before = await shown(page);
    await header.getByRole('button', { name, exact: true }).click();
    await page.mouse.move(0, 0);
    expect(await afterTwoTurns(page)).toBe(before);
    await page.keyboard.press('Escape');
    expect(await passInSteps(page, INTERVAL_MS)).not.toBe(before);
  }
});

test('the pause button stops it, and starts it again', async () => {
  const { page } = await openHome();
  await button(page, '一時停止').click();
  await page.mouse.move(0, 0);
  expect(await afterTwoTurns(page)).toBe('4件中1件目');
  expect(await button(page, '一時停止').getAttribute('aria-pressed')).toBe('true');
  await button(page, '一時停止').click();
  await page.mouse.move(0, 0);
  expect(await passInSteps(page, INTERVAL_MS)).toBe('4件中2件目');
});

test('it does not rotate with reduced motion', async () => {
  const { page } = await openHome({ reducedMotion: 'reduce' });
  expect(await afterTwoTurns(page)).toBe('4件中1件目');
  expect(await passInSteps(page, CAROUSEL_INTERVAL_MS, CAROUSEL_INTERVAL_MS / 4)).toBe('4件中1件目');
  expect(await button(page, '一時停止').getAttribute('aria-pressed')).toBe('true');
});

test('arrows and indicators select a banner and are reported; a click during the transition is ignored', async () => {
  const { page } = await openHome();
  await button(page, '前へ').click();
  await passInSteps(page, STEP_MS);
  await button(page, '前へ').click();
  expect(await passInSteps(page, FADE_MS)).toBe('4件中4件目');
  await button(page, '次へ').click();
  expect(await passInSteps(page, FADE_MS)).toBe('4件中1件目');
  await button(page, '2件目').click();
  expect(await passInSteps(page, FADE_MS)).toBe('4件中2件目');
  expect(await button(page, '2件目').getAttribute('aria-current')).toBe('true');
  const page_name = await page.title();
  const common = { event: 'banner_interaction', page_name, page_category: 'home' };
  expect(await events(page)).toEqual([
    { ...common, module: 'arrow', click_url: '/solutions/litepon' },
    { ...common, module: 'arrow', click_url: '' },
    { ...common, module: 'indicators', click_url: '/products/switches' },
  ]);
});

test('a click on a banner opens its address and is reported; one made from a product has no address', async () => {
  const { page, problems } = await openHome();
  const box = await region(page).boundingBox();
  if (!box) throw new Error('no banner');
  const clickPicture = () => page.mouse.click(box.x + box.width * 0.75, box.y + box.height * 0.4);
  await clickPicture();
  await passInSteps(page, FADE_MS);
  expect(page.url()).toBe(`${site.origin()}/`);
  expect(page.context().pages()).toHaveLength(1);
  await button(page, '2件目').click();
  await passInSteps(page, FADE_MS);
  await clickPicture();
  await page.waitForURL(`${site.origin()}/products/switches`);
  expect((await events(page)).at(-1)).toMatchObject({ module: 'image', click_url: '/products/switches' });
  expect(problems).toEqual([]);
});

test('a product banner shows its details in rich text, other banners their title and subtitle', async () => {
  const { page } = await openHome();
  const slide = (place: number) => region(page).locator('[role="group"]').nth(place);
  expect(await slide(0).locator('.prose a').getAttribute('href')).toBe('/products/ma3511_p203.html');
  // Its closing link has the style of the other banners' button.
  const styleOf = (selector: string) =>
    slide(0)
      .page()
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { backgroundColor, color, fontWeight } = getComputedStyle(element);
        return { backgroundColor, color, fontWeight };
      });
  expect(await styleOf('[role="group"] .prose p:last-child > a')).toEqual(
    await styleOf('[role="group"] p[aria-hidden] > span:last-child'),
  );
  expect(await slide(1).innerText()).toContain('フロアの通信と給電を、1台の標準機で');
  expect(await slide(1).innerText()).toContain('給電容量は最大740W');
});

test('one banner stands still, without arrows and indicators', async () => {
  const { page } = await site.open('/products');
  await settled(page);
  await pass(page, CAROUSEL_INTERVAL_MS * 3);
  expect(await region(page).getByRole('button').count()).toBe(0);
  expect(await region(page).getByRole('link').first().getAttribute('href')).toBe('/products/all-products');
});

test.each([
  [MOBILE_MAX_WIDTH, 'ma3511-sp.svg'],
  [MOBILE_MAX_WIDTH + 1, 'ma3511.svg'],
])('at %d px the picture is %s', async (width, picture) => {
  const { page } = await site.open('/', { viewport: { width, height: 900 } });
  await settled(page);
  const source = await region(page)
    .locator('img')
    .first()
    .evaluate((image: HTMLImageElement) => image.currentSrc);
  expect(source.endsWith(`/${picture}`)).toBe(true);
});

test.each([375, 768, 1440])('at %d px no control covers the subject of the picture', async (width) => {
  const { page } = await openHome({ viewport: { width, height: 900 } });
  const edges = (label: string) =>
    button(page, label).evaluate((element) => element.getBoundingClientRect().toJSON());
  const picture = await region(page).locator('[role="group"]:not([inert]) img').boundingBox();
  if (!picture) throw new Error('no picture');
  for (const label of ['前へ', '次へ', '一時停止']) {
    const { top, right } = await edges(label);
    // On wide screens text and controls are on the left and the product on the right.
    const isBeside = width > MOBILE_MAX_WIDTH && right <= picture.x + picture.width / 2;
    expect([label, isBeside || top >= picture.y + picture.height]).toEqual([label, true]);
  }
});

test('however wide the window, a banner is no higher than its limit', async () => {
  const { page } = await openHome({ viewport: { width: 3200, height: 1800 } });
  expect((await region(page).boundingBox())?.height).toBe(830);
});

test.each([375, 1440])(
  'at %d px the layout does not shift when the carousel starts and rotates',
  async (width) => {
    const { page } = await openHome({
      viewport: { width, height: 900 },
      prepare: (target) =>
        target.addInitScript(() => {
          const shifts: number[] = [];
          Object.assign(window, { shifts });
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
              shifts.push(entry.value);
          }).observe({ type: 'layout-shift', buffered: true });
        }),
    });
    await passInSteps(page, CAROUSEL_INTERVAL_MS);
    await passInSteps(page, FADE_MS);
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
  },
);

test('the video runs in its turn, muted and in a loop over its poster, and not on narrow windows', async () => {
  const { page } = await openHome();
  const video = region(page).locator('video');
  expect(await video.count()).toBe(0);
  await button(page, '4件目').click();
  await passInSteps(page, FADE_MS);
  expect(
    await video.evaluate(({ muted, loop, controls }: HTMLVideoElement) => ({ muted, loop, controls })),
  ).toEqual({ muted: true, loop: true, controls: false });
  expect(await video.getAttribute('poster')).toBe('/images/banners/litepon.svg');
  const file = await page.request.get(`${site.origin()}/images/banners/litepon.mp4`);
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'video/mp4']);
  expect(Number(file.headers()['content-length'])).toBeLessThan(600_000);

  const narrow = await openHome({ viewport: { width: 375, height: 812 } });
  await button(narrow.page, '4件目').click();
  await passInSteps(narrow.page, FADE_MS);
  expect(await region(narrow.page).locator('video').count()).toBe(0);
});
