import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { runAxe } from '../../support/browser/axe.ts';
import { askContinuously } from '../../support/requests/continuous-requests.ts';
import { button, siteWithDesk } from '../../support/sites/site-with-desk.ts';
import { until } from '../../support/until.ts';

const TITLE = '冬の定期保守と「夜間の停止」のお知らせ';
const BODY = '11月20日の深夜に、受付の仕組みを保守します。\n\n## 停止する時間\n\n- 1時から3時まで';

const on = siteWithDesk();

const textOf = async (target: string) => (await fetch(on.site.origin() + target)).text();

function photograph(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 120, sigma: 30 } as const;
  return sharp({ create: { width: 1400, height: 900, channels: 3, background: '#456', noise } })
    .jpeg()
    .toBuffer();
}

/** Saves what has not been saved while it was typed. */
async function save(page: Page): Promise<void> {
  await page.keyboard.press('Control+s');
  const saved = /保存しました|保存していない変更はありません/;
  await page.getByRole('status').filter({ hasText: saved }).waitFor();
}

async function publishNew(page: Page): Promise<void> {
  await button(page, '公開する').click();
  await page.getByRole('status').filter({ hasText: '公開しました' }).waitFor();
}

async function publish(page: Page): Promise<void> {
  await button(page, '公開…').click();
  await page.getByRole('dialog').getByRole('button', { name: /^公開/ }).click();
  await page.getByRole('status').filter({ hasText: '公開しました' }).waitFor();
}

test('an editor signs in, writes, previews, schedules and publishes, and visitors see it while they are served on', async () => {
  const { page, problems } = await on.signIn(1440, 900);
  await page.getByRole('link', { name: 'お知らせ', exact: true }).click();
  await page.getByRole('link', { name: '新しく書く' }).click();

  await page.getByLabel('アドレスの名前').fill('winter-maintenance');
  await page.getByLabel('見出し', { exact: false }).first().fill(TITLE);
  await page.getByLabel('種別').fill('サポート');
  await page.getByRole('option', { name: 'サポート' }).click();
  await page.getByLabel('公開日').fill('2026-11-20');
  await page.getByLabel('要約').fill('11月20日の深夜に、受付の仕組みを保守します。');
  await button(page, 'Markdownで書く').click();
  await page.getByRole('textbox', { name: '本文' }).fill(BODY);
  // Scheduled for a year in which no test will run.
  await page.getByLabel('公開の始まり').fill('2099-01-02T09:00');
  await save(page);
  await page.waitForURL(/file=news%2F2026-11-20-winter-maintenance\.md/);
  await button(page, /写真を追加$/).click();
  await save(page);
  await page
    .getByLabel('写真を送る')
    .setInputFiles({ name: '機器室.jpg', mimeType: 'image/jpeg', buffer: await photograph() });
  await page.getByRole('textbox', { name: '写真の説明' }).first().fill('機器室の棚');
  await button(page, 'この写真を使う').click();
  const point = button(page, /^見せる点は/);
  const { width, height } = (await point.boundingBox())!;
  await point.click({ position: { x: width / 4, y: height - 2 } });
  expect(await page.getByLabel('横位置').inputValue()).toBe('25');
  expect(await page.getByLabel('縦位置').inputValue()).toMatch(/^(?:99|100)$/);
  await page.getByLabel('縦位置').fill('90');
  await save(page);
  expect((await runAxe(page)).violations).toEqual([]);

  const opened = page.waitForEvent('popup');
  await page.getByLabel('プレビューの日時').fill('2099-01-02T09:00');
  await button(page, /^プレビュー/).click();
  const preview = await opened;
  await preview.getByRole('heading', { level: 1, name: TITLE }).waitFor();
  await preview.getByRole('complementary', { name: 'プレビュー' }).waitFor();
  // The frame is wider than the photograph, whose upper part is cut off.
  const shown = await preview.locator('main img[src*="/photos/"]').evaluate(async (element) => {
    const image = element as HTMLImageElement;
    await image.decode();
    const { clientWidth, clientHeight, naturalWidth, naturalHeight } = image;
    const isCropped = clientWidth / clientHeight > naturalWidth / naturalHeight + 0.1;
    return { isCropped, position: getComputedStyle(image).objectPosition };
  });
  expect(shown).toEqual({ isCropped: true, position: '25% 90%' });
  await preview.close();
  expect(await textOf('/news')).not.toContain(TITLE);

  const visitors = askContinuously(
    ['/', '/news', '/products/switches', '/news/feed.xml'].map((target) => on.site.origin() + target),
  );
  // Published with a schedule: not visible yet.
  await publishNew(page);
  await until('the site has taken the schedule over', () =>
    on.site.lines.some(({ msg }) => msg === 'content applied'),
  );
  expect(await textOf('/news')).not.toContain(TITLE);

  await page.getByLabel('公開の始まり').fill('');
  await save(page);
  await publish(page);
  for (const target of [
    '/',
    '/news',
    '/news/feed.xml',
    '/sitemap-news.xml',
    `/search?value=${encodeURIComponent('冬の定期保守')}`,
  ])
    await until(`${target} shows it`, async () => /winter-maintenance/.test(await textOf(target)));
  await visitors.stop();
  expect(visitors.answered()).toBeGreaterThan(10);
  expect(visitors.failures).toEqual([]);
  expect(on.repository.git('log', '-1', '--format=%an %s')).toBe(`水無 花子 お知らせ「${TITLE}」を更新`);
  expect(on.repository.git('show', '--stat', 'HEAD~1')).toMatch(/photos\/photo-\w+\.jpg/);
  expect(problems).toEqual([]);
});
