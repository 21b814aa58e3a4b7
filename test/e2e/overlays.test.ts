import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import {
  CONTACT_DIALOG_DELAY_MS,
  QUICK_INQUIRY_DELAY_MS,
  SCROLL_THROTTLE_MS,
  SURVEY_DELAY_MS,
  SURVEY_SALES_DELAY_MS,
} from '../../shared/constants.ts';
import { follow, pass, scrollTo, timedSite } from '../support/timed-site.ts';

const site = timedSite({ SURVEY_URL: 'https://survey.example/web' });
const PRODUCT = '/products/ma3511_p203.html';

const prompt = (page: Page) => page.getByRole('region', { name: 'かんたんお問い合わせのご案内' });
const dialog = (page: Page) => page.getByRole('dialog', { name: '導入相談・カタログ請求' });
const survey = (page: Page) => page.getByRole('region', { name: 'Webサイトに関するアンケート' });
const formSurvey = (page: Page) => page.getByRole('region', { name: 'フォームに関するアンケート' });
const anyOverlay = (page: Page) => page.locator('[data-overlay]');
const close = (page: Page) => anyOverlay(page).getByRole('button', { name: '閉じる' });

/** Storage as an earlier visit of this session left it. */
const stored =
  (items: Partial<Record<'quickInquiryClosed' | 'firstClicks' | 'surveyDismissed', string>>) =>
  async (page: Page) =>
    page.addInitScript((given) => {
      for (const [key, value] of Object.entries(given))
        (key === 'surveyDismissed' ? localStorage : sessionStorage).setItem(key, value);
    }, items);

const item = (page: Page, storage: 'sessionStorage' | 'localStorage', key: string) =>
  page.evaluate(([kind, name]) => window[kind as 'sessionStorage'].getItem(name as string), [storage, key]);

test.each([PRODUCT, '/solutions/litepon', '/case-studies', '/company/profile'])(
  'the quick inquiry is offered ten seconds after coming to %s, not earlier',
  async (path) => {
    const { page, problems } = await site.open(path);
    await pass(page, QUICK_INQUIRY_DELAY_MS - 1);
    expect(await anyOverlay(page).count()).toBe(0);
    await pass(page, 1);
    await prompt(page).waitFor();
    expect(problems).toEqual([]);
  },
);

test.each(['/', '/news', '/about-us', '/careers'])('the quick inquiry is not offered on %s', async (path) => {
  const { page } = await site.open(path, { prepare: stored({ surveyDismissed: '1', firstClicks: '1' }) });
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await page.waitForFunction(() => window.scrollY > 0);
  await pass(page, 60_000);
  expect(await anyOverlay(page).count()).toBe(0);
});

test.each(['/news', '/service'])('the dialog is not offered on %s', async (path) => {
  const { page } = await site.open(path, { prepare: stored({ surveyDismissed: '1' }) });
  await pass(page, CONTACT_DIALOG_DELAY_MS * 2);
  expect(await anyOverlay(page).count()).toBe(0);
});

test('the quick inquiry is offered when two thirds of the page are scrolled by, not before', async () => {
  const { page } = await site.open(PRODUCT);
  const height = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
  await scrollTo(page, height * 0.6);
  await pass(page, SCROLL_THROTTLE_MS);
  expect(await anyOverlay(page).count()).toBe(0);
  await scrollTo(page, height * 0.67);
  await pass(page, SCROLL_THROTTLE_MS);
  await prompt(page).waitFor();
});

test('closed once, the quick inquiry stays away in this session, also after a reload', async () => {
  const { page } = await site.open(PRODUCT, { prepare: stored({ surveyDismissed: '1', firstClicks: '1' }) });
  await pass(page, QUICK_INQUIRY_DELAY_MS);
  await prompt(page).getByRole('button', { name: '閉じる' }).click();
  expect(await anyOverlay(page).count()).toBe(0);
  expect(await item(page, 'sessionStorage', 'quickInquiryClosed')).toBe('1');
  await page.reload();
  await page.getByRole('button', { name: '製品情報' }).waitFor();
  await pass(page, 60_000);
  expect(await anyOverlay(page).count()).toBe(0);
});

test.each(['/', PRODUCT, '/solutions', '/case-studies', '/company', '/about-us', '/careers'])(
  'the dialog comes thirty seconds after coming to %s',
  async (path) => {
    const { page } = await site.open(path, { prepare: stored({ quickInquiryClosed: '1' }) });
    await pass(page, CONTACT_DIALOG_DELAY_MS - 1);
    expect(await anyOverlay(page).count()).toBe(0);
    await pass(page, 1);
    await dialog(page).waitFor();
  },
);

test('closing the dialog counts a first click, and it does not come again', async () => {
  const { page } = await site.open('/', { prepare: stored({ surveyDismissed: '1' }) });
  await pass(page, CONTACT_DIALOG_DELAY_MS);
  await dialog(page).getByRole('button', { name: '閉じる' }).click();
  expect(await item(page, 'sessionStorage', 'firstClicks')).toBe('1');
  await follow(page, '/company');
  await follow(page, '/about-us');
  await pass(page, CONTACT_DIALOG_DELAY_MS * 2);
  expect(await dialog(page).count()).toBe(0);
});

test.each([
  ['導入相談', '/sales'],
  ['カタログ請求', '/catalogform'],
])('following the dialog to %s leads there and counts a first click', async (name, path) => {
  const { page, problems } = await site.open('/');
  await pass(page, CONTACT_DIALOG_DELAY_MS);
  await dialog(page).getByRole('link', { name }).click();
  await page.waitForURL(site.origin() + path);
  expect(await item(page, 'sessionStorage', 'firstClicks')).toBe('1');
  expect(await anyOverlay(page).count()).toBe(0);
  expect(problems).toEqual([]);
});

test('the survey comes on another page, opens in a new tab, and never again', async () => {
  const { page } = await site.open('/news');
  await pass(page, SURVEY_DELAY_MS - 1);
  expect(await anyOverlay(page).count()).toBe(0);
  await pass(page, 1);
  const link = survey(page).getByRole('link');
  expect([await link.getAttribute('href'), await link.getAttribute('rel')]).toEqual([
    'https://survey.example/web',
    'noopener',
  ]);
  await page.context().route('https://survey.example/**', (route) => route.fulfill({ body: 'survey' }));
  const [tab] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
  await tab.waitForURL('https://survey.example/web');
  await survey(page).waitFor({ state: 'detached' });
  expect(await item(page, 'localStorage', 'surveyDismissed')).toBe('1');
  await page.reload();
  await page.getByRole('button', { name: '製品情報' }).waitFor();
  await pass(page, 60_000);
  expect(await anyOverlay(page).count()).toBe(0);
});

test('the survey comes after a change of page, too, and stays from page to page', async () => {
  const { page, problems } = await site.open('/sales');
  await follow(page, '/news');
  await pass(page, SURVEY_DELAY_MS - 1);
  expect(await anyOverlay(page).count()).toBe(0);
  await pass(page, 1);
  await survey(page).waitFor();
  await follow(page, '/downloads');
  expect(await survey(page).count()).toBe(1);
  expect(await item(page, 'localStorage', 'surveyDismissed')).toBeNull();
  expect(problems).toEqual([]);
});

test('closing the survey is remembered for later visits', async () => {
  const { page } = await site.open('/news');
  await pass(page, SURVEY_DELAY_MS);
  await survey(page).getByRole('button', { name: '閉じる' }).click();
  expect(await item(page, 'localStorage', 'surveyDismissed')).toBe('1');
});

test('on /sales the survey asks about the form after fifty seconds, when no field has the focus', async () => {
  const { page } = await site.open('/sales', { prepare: addField });
  await page.locator('#typed-into').focus();
  await pass(page, SURVEY_SALES_DELAY_MS + 10_000);
  expect(await anyOverlay(page).count()).toBe(0);
  await page.locator('#typed-into').blur();
  await pass(page, 10);
  await formSurvey(page).waitFor();
  expect(await survey(page).count()).toBe(0);
});

/** A field of the page itself, whatever the form looks like. */
async function addField(page: Page): Promise<void> {
  await page.addInitScript(() =>
    addEventListener('load', () => {
      const field = document.createElement('input');
      field.id = 'typed-into';
      document.body.append(field);
    }),
  );
}

test('on /sales nothing comes before its time', async () => {
  const { page } = await site.open('/sales');
  await pass(page, SURVEY_SALES_DELAY_MS - 1);
  expect(await anyOverlay(page).count()).toBe(0);
  await pass(page, 1);
  await formSurvey(page).waitFor();
});

test('one at a time: the later one waits until the earlier is gone', async () => {
  const { page } = await site.open(PRODUCT);
  await pass(page, 60_000);
  await prompt(page).waitFor();
  expect(await anyOverlay(page).count()).toBe(1);
  await close(page).click();
  await dialog(page).waitFor();
  expect(await anyOverlay(page).count()).toBe(1);
  await page.keyboard.press('Escape');
  await survey(page).waitFor();
  expect(await anyOverlay(page).count()).toBe(1);
  await page.keyboard.press('Escape');
  await survey(page).waitFor({ state: 'detached' });
  expect(await item(page, 'localStorage', 'surveyDismissed')).toBe('1');
});

test('an open panel of the header and an open menu come first', async () => {
  const { page } = await site.open(PRODUCT);
  await page.getByRole('button', { name: '製品情報' }).click();
  await pass(page, QUICK_INQUIRY_DELAY_MS * 2);
  expect(await anyOverlay(page).count()).toBe(0);
  await page.keyboard.press('Escape');
  await prompt(page).waitFor();
  expect(await item(page, 'sessionStorage', 'quickInquiryClosed')).toBeNull();

  const mobile = await site.open(PRODUCT, { viewport: { width: 375, height: 812 } });
  await mobile.page.getByRole('button', { name: 'メニュー' }).click();
  await pass(mobile.page, QUICK_INQUIRY_DELAY_MS * 2);
  expect(await anyOverlay(mobile.page).count()).toBe(0);
  await mobile.page.keyboard.press('Escape');
  await prompt(mobile.page).waitFor();
});

test('the dialog counts from when the site was loaded, over all its pages', async () => {
  const { page } = await site.open('/', {
    prepare: stored({ surveyDismissed: '1', quickInquiryClosed: '1' }),
  });
  await pass(page, 20_000);
  await follow(page, '/news');
  await pass(page, 9_000);
  await follow(page, '/about-us');
  await pass(page, 999);
  expect(await anyOverlay(page).count()).toBe(0);
  await pass(page, 1);
  await dialog(page).waitFor();
});

test('each page counts its time anew, and what was offered goes with its page', async () => {
  const { page, problems } = await site.open('/company');
  await pass(page, QUICK_INQUIRY_DELAY_MS - 1_000);
  await follow(page, '/company/profile');
  await pass(page, QUICK_INQUIRY_DELAY_MS - 1_000);
  expect(await anyOverlay(page).count()).toBe(0);
  await pass(page, 1_000);
  await prompt(page).waitFor();
  await follow(page, '/company/leader');
  expect(await prompt(page).count()).toBe(1);
  await follow(page, '/about-us');
  await prompt(page).waitFor({ state: 'detached' });
  expect(await item(page, 'sessionStorage', 'quickInquiryClosed')).toBeNull();
  expect(problems).toEqual([]);
});

test.each([375, 768, 1440])('at %d px nothing moves, and neither bar nor focus is covered', async (width) => {
  const { page } = await site.open(PRODUCT, {
    viewport: { width, height: 812 },
    prepare: (target) =>
      target.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
            shifts.push(entry.value);
        }).observe({ type: 'layout-shift' });
      }),
  });
  await page.waitForLoadState('networkidle');
  const shifted = () => page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.length);
  const before = await shifted();
  await pass(page, QUICK_INQUIRY_DELAY_MS);
  await prompt(page).waitFor();
  expect((await shifted()) - before).toBe(0);
  const card = await box(page, '[data-overlay]');
  const bar = await box(page, 'nav[aria-label="お問い合わせとカタログ請求"]');
  expect(overlap(card, bar)).toBe(false);

  const under = page.getByRole('contentinfo').getByRole('link').last();
  await under.focus();
  await pass(page, 100);
  expect(overlap(await box(page, '[data-overlay]'), await box(page, ':focus'))).toBe(false);
});

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

async function box(page: Page, selector: string): Promise<Box> {
  const found = await page.locator(selector).first().boundingBox();
  if (!found) throw new Error(`${selector} is not to be seen`);
  return found;
}

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

test('it takes no focus, gives back what it was given, and is not printed', async () => {
  const { page } = await site.open(PRODUCT);
  const link = page.getByRole('main').getByRole('link').first();
  await link.focus();
  await pass(page, QUICK_INQUIRY_DELAY_MS);
  await prompt(page).waitFor();
  expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
  await close(page).focus();
  await page.keyboard.press('Enter');
  expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
  await pass(page, CONTACT_DIALOG_DELAY_MS);
  await dialog(page).waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await dialog(page).isVisible()).toBe(false);
});

test('where storage is blocked they work, and closing holds on this page', async () => {
  const { page, problems } = await site.open(PRODUCT, {
    prepare: (target) =>
      target.addInitScript(() => {
        for (const name of ['localStorage', 'sessionStorage'])
          Object.defineProperty(window, name, {
            get() {
              throw new DOMException('blocked', 'SecurityError');
            },
          });
      }),
  });
  await pass(page, QUICK_INQUIRY_DELAY_MS);
  await prompt(page).getByRole('button', { name: '閉じる' }).click();
  await follow(page, '/company');
  await pass(page, QUICK_INQUIRY_DELAY_MS);
  expect(await prompt(page).count()).toBe(0);
  expect(problems).toEqual([]);
});

test('their code is fetched when the first of them is due, the library of the form when it is opened', async () => {
  const requested: string[] = [];
  const { page } = await site.open(PRODUCT, {
    prepare: async (target) => target.on('request', (request) => requested.push(request.url())),
  });
  const fetched = (part: string) => requested.some((url) => url.includes(part));
  await page.waitForLoadState('networkidle');
  expect(fetched('overlay-views')).toBe(false);
  await pass(page, QUICK_INQUIRY_DELAY_MS);
  await prompt(page).waitFor();
  expect([fetched('overlay-views'), fetched('quick-inquiry-dialog')]).toEqual([true, false]);
  await prompt(page).getByRole('button', { name: 'かんたんお問い合わせ' }).click();
  await page.getByRole('dialog', { name: 'かんたんお問い合わせ' }).waitFor();
  expect(fetched('quick-inquiry-dialog')).toBe(true);
});
