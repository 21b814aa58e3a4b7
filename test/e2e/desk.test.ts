import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { runAxe } from '../support/axe.ts';
import { bytesOf, connectBrowser, openPage } from '../support/browser.ts';
import { askContinuously } from '../support/continuous-requests.ts';
import { ContentRepositoryFolder, type DeskProcess, startDesk } from '../support/desk-site.ts';
import { freePort } from '../support/free-port.ts';
import { EDITOR, IdentityProvider } from '../support/identity-provider.ts';
import { type SiteProcess, startSiteProcess } from '../support/process.ts';
import { PERSONAL, submit, VISITOR } from '../support/submissions-desk/start.ts';
import { until } from '../support/until.ts';

const ARTICLE = 'blog/2026-09-15-what-lightning-leaves-behind.md';
const TITLE = '冬の定期保守と「夜間の停止」のお知らせ';
const BODY = '11月20日の深夜に、受付の仕組みを保守します。\n\n## 停止する時間\n\n- 1時から3時まで';

let repository: ContentRepositoryFolder;
let provider: IdentityProvider;
let site: SiteProcess;
let desk: DeskProcess;
let browser: Browser;

beforeAll(async () => {
  repository = new ContentRepositoryFolder();
  provider = await IdentityProvider.start();
  const [sitePort, deskPort] = [await freePort(), await freePort()];
  const origin = `http://127.0.0.1:${deskPort}`;
  const shared = {
    PREVIEW_SECRET: randomBytes(32).toString('hex'),
    PREVIEW_FOLDERS: path.join(repository.root, 'previews'),
    SITE_ORIGIN: `http://127.0.0.1:${sitePort}`,
    CONTENT_DIR: repository.content,
  };
  site = startSiteProcess({ ...shared, PORT: String(sitePort) });
  [desk, browser] = await Promise.all([
    startDesk(repository, {
      ...shared,
      ...provider.settings,
      DESK_PORT: String(deskPort),
      DESK_ORIGIN: origin,
      DESK_SECRET: randomBytes(32).toString('hex'),
      DESK_APPROVERS: EDITOR.email,
      DESK_SUBMISSION_READERS: EDITOR.email,
    }),
    connectBrowser(),
  ]);
  await site.ready();
});

afterAll(async () => {
  await browser?.close();
  await Promise.all([site?.stop(), desk?.kill()]);
  provider?.stop();
  repository?.delete();
});

const textOf = async (target: string) => (await fetch(site.origin() + target)).text();
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

function photograph(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 120, sigma: 30 } as const;
  return sharp({ create: { width: 1400, height: 900, channels: 3, background: '#456', noise } })
    .jpeg()
    .toBuffer();
}

/** Saves, and waits until it is. */
async function save(page: Page): Promise<void> {
  const answered = page.waitForResponse((response) => /\/api\/(?:new|draft)$/.test(response.url()));
  await button(page, '下書きを保存').click();
  expect((await answered).ok()).toBe(true);
}

test('an editor signs in, writes, previews, schedules and publishes, and visitors see it while they are served on', async () => {
  const { page, problems } = await openPage(browser, { viewport: { width: 1440, height: 900 } });
  await page.goto(`${desk.origin}/admin/`);
  // The browser says in its console that the session is not there yet.
  await page.getByRole('link', { name: 'サインイン' }).click();
  await page.getByRole('link', { name: 'お知らせ', exact: true }).waitFor();
  problems.length = 0;
  await page.getByRole('link', { name: 'お知らせ', exact: true }).click();
  await page.getByRole('link', { name: '新しく書く' }).click();

  await page.getByLabel('アドレスの名前').fill('winter-maintenance');
  await page.getByLabel('見出し', { exact: false }).first().fill(TITLE);
  await page.getByLabel('種別').selectOption('サポート');
  await page.getByLabel('公開日').fill('2026-11-20');
  await page.getByLabel('要約').fill('11月20日の深夜に、受付の仕組みを保守します。');
  await page.getByRole('textbox', { name: '本文' }).fill(BODY);
  // To be shown in a year that no test lives to see.
  await page.getByLabel('公開の始まり').fill('2099-01-02T09:00');
  await save(page);
  await page.getByText('news/2026-11-20-winter-maintenance.md').waitFor();
  await button(page, /写真を追加$/).click();
  await page
    .getByLabel('写真を送る')
    .setInputFiles({ name: '機器室.jpg', mimeType: 'image/jpeg', buffer: await photograph() });
  await page.getByRole('textbox', { name: '写真の説明' }).first().fill('機器室の棚');
  await button(page, 'この写真を使う').click();
  await page.locator('img.thumbnail').waitFor();
  await save(page);
  expect((await runAxe(page)).violations).toEqual([]);

  const opened = page.waitForEvent('popup');
  await page.getByLabel('プレビューの日時').fill('2099-01-02T09:00');
  await button(page, /^プレビュー/).click();
  const preview = await opened;
  await preview.getByRole('heading', { level: 1, name: TITLE }).waitFor();
  await preview.getByRole('complementary', { name: 'プレビュー' }).waitFor();
  await preview.close();
  expect(await textOf('/news')).not.toContain(TITLE);

  const visitors = askContinuously(
    ['/', '/news', '/products/switches', '/news/feed.xml'].map((target) => site.origin() + target),
  );
  // Scheduled and published: not shown yet.
  await publish(page);
  await until('the site has taken the schedule over', () =>
    site.lines.some(({ msg }) => msg === 'content taken over'),
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
  expect(repository.git('log', '-1', '--format=%an %s')).toBe(`水無 花子 お知らせ「${TITLE}」を更新`);
  expect(repository.git('show', '--stat', 'HEAD~1')).toMatch(/photos\/photo-\w+\.jpg/);
  expect(problems).toEqual([]);
});

test('the daily round leads from a broken link to the words in their field, and back by keyboard alone', async () => {
  repository.write(ARTICLE, `${repository.read(ARTICLE)}\n[案内](/downlods)\n`);
  repository.git('commit', '-qam', 'By hand');
  const { page, problems } = await openPage(browser, { viewport: { width: 375, height: 800 } });
  await page.goto(`${desk.origin}/admin/`);
  await page.getByRole('link', { name: 'サインイン' }).click();
  const round = page.getByRole('region', { name: '毎日の確認' });
  await round.getByText('切れたリンク 1件').waitFor();
  problems.length = 0;
  for (const name of ['検索キーワード', '外部リンクの確認', '期限', 'リンク']) {
    await round.getByRole('link', { name, exact: true }).press('Enter');
    await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
    await page.getByRole('heading', { level: 2, name: /件\)$/ }).first().waitFor();
    expect((await runAxe(page)).violations).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
    if (name !== 'リンク') await page.getByRole('link', { name: '編集デスク' }).first().press('Enter');
  }
  await page.getByRole('link', { name: /^本文を編集/ }).press('Enter');
  const body = page.getByRole('textbox', { name: '本文' });
  await body.waitFor();
  const selected = () =>
    body.evaluate((field: HTMLTextAreaElement) =>
      document.activeElement === field
        ? field.value.slice(field.selectionStart, field.selectionEnd)
        : undefined,
    );
  expect(await selected()).toBe('/downlods');
  expect(problems).toEqual([]);
});

async function publish(page: Page): Promise<void> {
  await button(page, '公開…').click();
  await page.getByRole('dialog').getByRole('button', { name: /^公開/ }).click();
  await page.getByRole('status').filter({ hasText: '公開しました' }).waitFor();
}

test('an editor finds an inquiry, sees to it, exports it and erases it', async () => {
  const place = { dataDir: path.join(repository.root, 'data') };
  const [receipt, other] = [
    await submit(place, VISITOR),
    await submit(place, { ...VISITOR, corporateName: '東屋商会' }),
  ];
  const { page, problems } = await openPage(browser, { viewport: { width: 375, height: 800 } });
  const noViolations = async () => expect((await runAxe(page)).violations).toEqual([]);
  await page.goto(`${desk.origin}/admin/`);
  await page.getByRole('link', { name: 'サインイン' }).click();
  await page.getByRole('link', { name: 'お問い合わせ', exact: true }).click();
  problems.length = 0;
  await page.getByText('2件のうち2件').waitFor();
  await page.getByRole('searchbox').fill('みさき設備');
  await page.keyboard.press('Enter');
  await page.getByText('1件のうち1件').waitFor();
  await noViolations();
  await page.getByRole('link', { name: '㈱みさき設備 岬町 白波' }).click();
  await page.getByText(VISITOR.happenContent).waitFor();
  await page.getByLabel('状態').selectOption('対応中');
  await page.getByLabel('担当者').selectOption({ label: EDITOR.name });
  await page.getByLabel('メモ').fill('電話済み');
  await button(page, '保存').click();
  await page.getByText('状態: 未対応 → 対応中、担当者: なし → 水無 花子、メモ').waitFor();
  await noViolations();

  await page.goBack();
  // What was searched for is still there, and in no address.
  await page.getByText('1件のうち1件').waitFor();
  expect(page.url()).toBe(`${desk.origin}/admin/inquiries`);
  const downloading = page.waitForEvent('download');
  await button(page, 'この条件で CSV に書き出す').click();
  const csv = (await bytesOf(await downloading)).toString('utf8');
  expect(csv).toContain(`"${receipt}"`);
  expect(csv).not.toContain(other);

  await page.getByRole('link', { name: '㈱みさき設備 岬町 白波' }).click();
  await button(page, '消去…').click();
  await noViolations();
  await page.getByRole('textbox', { name: /受付番号/ }).fill(receipt);
  await button(page, '消去する').click();
  await page.getByText('受付1件を消去しました。').waitFor();
  await page.getByText('条件に合うお問い合わせはありません。').waitFor();
  await page.getByRole('link', { name: '操作の記録' }).click();
  await page.getByRole('heading', { name: '操作の記録' }).waitFor();
  await page.getByText('消去', { exact: true }).waitFor();
  await noViolations();
  expect(await page.locator('main').innerText()).not.toMatch(PERSONAL);
  await page.getByRole('link', { name: 'お問い合わせ' }).click();
  await page.getByRole('link', { name: '保存期間と削除' }).click();
  await page.getByText('保存中 1件').waitFor();
  await noViolations();
  await button(page, 'サインアウト').click();
  await page.getByRole('link', { name: 'サインイン' }).waitFor();
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual([]);
  // The browser says in its console that the session is gone.
  expect(problems).toHaveLength(1);
  expect(desk.output()).not.toMatch(PERSONAL);
});
