import { afterAll, expect, test } from '@jest/globals';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { hydrated } from '../../support/browser/arrival.ts';
import { runAxe } from '../../support/browser/axe.ts';
import { browserSite } from '../../support/browser/browser-site.ts';
import { footerLink } from '../../support/browser/page-parts.ts';
import { LATER, linkTo, NEWS, PREVIEW_SECRET, timedContent } from '../../support/sites/previewing-site.ts';

const content = timedContent();
const site = browserSite({ PREVIEW_SECRET, CONTENT_DIR: content.folder, CONTENT_WATCH: 'off' });

afterAll(() => content.delete());

const bar = (page: Page) => page.getByRole('complementary', { name: 'プレビュー' });
const end = (page: Page) => page.getByRole('button', { name: 'プレビューを終了' });
const draft = (page: Page) => page.getByRole('link', { name: NEWS.draft.title }).first();

async function openPreview(path: string, options?: BrowserContextOptions) {
  const watched = await site.newPage(options);
  await watched.page.goto(linkTo(site.origin(), { drafts: true, moment: LATER, path }).url);
  return watched;
}

test('the bar stays across pages with drafts and scheduled content, and its button ends the preview', async () => {
  const { page, problems } = await openPreview('/company');
  await hydrated(page);
  expect(page.url()).toBe(`${site.origin()}/company`);
  expect(await bar(page).innerText()).toContain('プレビュー: 2100年1月2日 09:00 の状態(下書きを含む)');
  // Marks this document, so that a new one would be noticed.
  await page.evaluate(() => document.documentElement.setAttribute('data-visited', ''));
  await footerLink(page, 'ニュース').click();
  await page.getByRole('heading', { level: 1, name: 'お知らせ' }).waitFor();
  await draft(page).waitFor();
  await page.getByRole('link', { name: NEWS.coming.title }).first().waitFor();
  await draft(page).click();
  await page.getByRole('heading', { level: 1, name: NEWS.draft.title }).waitFor();
  expect(await page.locator('html[data-visited]').count()).toBe(1);
  expect(await bar(page).isVisible()).toBe(true);

  await end(page).click();
  await page.waitForURL(`${site.origin()}/`);
  expect(await bar(page).count()).toBe(0);
  await page.goto(`${site.origin()}/news`);
  await page.getByRole('heading', { level: 1, name: 'お知らせ' }).waitFor();
  expect(await draft(page).count()).toBe(0);
  expect(problems).toEqual([]);
});

test('without script it does the same', async () => {
  const { page } = await openPreview('/news', { javaScriptEnabled: false });
  expect(await bar(page).isVisible()).toBe(true);
  await draft(page).click();
  await page.getByRole('heading', { level: 1, name: NEWS.draft.title }).waitFor();
  expect(await bar(page).isVisible()).toBe(true);
  await end(page).click();
  await page.waitForURL(`${site.origin()}/`);
  expect(await bar(page).count()).toBe(0);
});

test.each([375, 768, 1440])(
  'at %i px the bar covers no content, is large enough to press, and is accessible',
  async (width) => {
    const { page } = await openPreview('/news', { viewport: { width, height: 800 } });
    await hydrated(page);
    const button = await end(page).boundingBox();
    expect(button?.height).toBeGreaterThanOrEqual(44);
    const [said, header] = await Promise.all([
      bar(page).boundingBox(),
      page.getByRole('banner').boundingBox(),
    ]);
    expect(header?.y).toBeGreaterThanOrEqual((said?.y ?? 0) + (said?.height ?? 0));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect((await runAxe(page)).violations).toEqual([]);
  },
);

test('it is also printed', async () => {
  const { page } = await openPreview('/news');
  await page.emulateMedia({ media: 'print' });
  expect(await bar(page).getByText('2100年1月2日').isVisible()).toBe(true);
  expect(await end(page).isVisible()).toBe(false);
});

test('a day that lies before the moment of the preview is no day to come in its forms', async () => {
  const { page } = await openPreview('/service/warranty-check/report');
  await hydrated(page);
  const day = page.getByLabel('納品日');
  const toCome = page.getByText('納品日は今日までの日付で入力してください。').first();
  await day.fill('2100-01-03');
  await day.blur();
  await toCome.waitFor();
  await day.fill('2100-01-02');
  await day.blur();
  await toCome.waitFor({ state: 'detached' });
});
