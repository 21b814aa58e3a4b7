import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import {
  CONTACT_DIALOG_DELAY_MS,
  QUICK_INQUIRY_DELAY_MS,
  SCROLL_THROTTLE_MS,
  SURVEY_DELAY_MS,
  SURVEY_SALES_DELAY_MS,
} from '../../../shared/constants.ts';
import { hydrated } from '../../support/browser/arrival.ts';
import { overSharedContent } from '../../support/browser/browser-site.ts';
import {
  anyOverlay,
  close,
  dialog,
  formSurvey,
  item,
  PRODUCT,
  prompt,
  stored,
  survey,
} from '../../support/browser/overlays.ts';
import { follow, pass, scrollTo, timedSite } from '../../support/sites/timed-site.ts';

const site = timedSite(overSharedContent({ SURVEY_URL: 'https://survey.example/web' }));

// client/lib/products/offers.test.ts tests the offers of each page.
test.each([PRODUCT, '/solutions/litepon'])(
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

test('the quick inquiry is not offered on /', async () => {
  const { page } = await site.open('/', { prepare: stored({ surveyDismissed: '1', firstClicks: '1' }) });
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await page.waitForFunction(() => window.scrollY > 0);
  await pass(page, 60_000);
  expect(await anyOverlay(page).count()).toBe(0);
});

test('the dialog is not offered on /news', async () => {
  const { page } = await site.open('/news', { prepare: stored({ surveyDismissed: '1' }) });
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
  await hydrated(page);
  await pass(page, 60_000);
  expect(await anyOverlay(page).count()).toBe(0);
});

test.each(['/', PRODUCT])('the dialog comes thirty seconds after coming to %s', async (path) => {
  const { page } = await site.open(path, { prepare: stored({ quickInquiryClosed: '1' }) });
  await pass(page, CONTACT_DIALOG_DELAY_MS - 1);
  expect(await anyOverlay(page).count()).toBe(0);
  await pass(page, 1);
  await dialog(page).waitFor();
});

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
  await hydrated(page);
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

test('on /sales the survey appears after fifty seconds, when no field has the focus', async () => {
  const { page } = await site.open('/sales', { prepare: addField });
  await page.locator('#typed-into').focus();
  await pass(page, SURVEY_SALES_DELAY_MS + 10_000);
  expect(await anyOverlay(page).count()).toBe(0);
  await page.locator('#typed-into').blur();
  await pass(page, 10);
  await formSurvey(page).waitFor();
  expect(await survey(page).count()).toBe(0);
});

/** Adds a field to the page itself, independent of the forms. */
async function addField(page: Page): Promise<void> {
  await page.addInitScript(() =>
    addEventListener('load', () => {
      const field = document.createElement('input');
      field.id = 'typed-into';
      document.body.append(field);
    }),
  );
}

test('on /sales no overlay appears before its time', async () => {
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
