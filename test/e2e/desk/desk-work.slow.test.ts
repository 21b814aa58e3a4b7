import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import type { Locator } from 'playwright-core';
import sharp from 'sharp';
import { runAxe } from '../../support/browser/axe.ts';
import { bytesOf } from '../../support/browser/browser.ts';
import { EDITOR } from '../../support/services/identity-provider.ts';
import { button, siteWithDesk } from '../../support/sites/site-with-desk.ts';
import { PERSONAL, submit, VISITOR } from '../../support/submissions-desk/start.ts';
import { until } from '../../support/until.ts';

const ARTICLE = 'blog/2026-09-15-what-lightning-leaves-behind.md';

const on = siteWithDesk();

const textOf = async (target: string) => (await fetch(on.site.origin() + target)).text();

test('the daily round leads from a broken link to the words in their field, and back by keyboard alone', async () => {
  on.repository.write(ARTICLE, `${on.repository.read(ARTICLE)}\n[案内](/downlods)\n`);
  on.repository.git('commit', '-qam', 'By hand');
  const { page, problems } = await on.signIn(375, 800);
  const round = page.getByRole('region', { name: '毎日の確認' });
  await round.getByText('切れたリンク 1件').waitFor();
  for (const name of ['検索キーワード', '外部リンクの確認', '期限', 'リンク']) {
    await round.getByRole('link', { name, exact: true }).press('Enter');
    await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
    await page.getByRole('heading', { level: 2, name: /件\)$/ }).first().waitFor();
    expect((await runAxe(page)).violations).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
    if (name !== 'リンク') await page.getByRole('link', { name: '編集デスク' }).first().press('Enter');
  }
  await page.getByRole('link', { name: /^本文を編集/ }).press('Enter');
  const body = page.getByRole('textbox', { name: '本文', exact: true });
  await body.waitFor();
  // The link is shown by its words.
  await until('the link is selected', async () => (await selectedIn(body)) === '案内');
  expect(problems).toEqual([]);
});

test('an editor finds an inquiry, sees to it, exports it and erases it', async () => {
  const place = { dataDir: path.join(on.repository.root, 'data') };
  const [receipt, other] = [
    await submit(place, VISITOR),
    await submit(place, { ...VISITOR, corporateName: '東屋商会' }),
  ];
  const { page, problems } = await on.signIn(375, 800);
  const noViolations = async () => expect((await runAxe(page)).violations).toEqual([]);
  await page.getByRole('link', { name: 'お問い合わせ', exact: true }).click();
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
  // The search term is kept, but appears in no address.
  await page.getByText('1件のうち1件').waitFor();
  expect(page.url()).toBe(`${on.desk.origin}/admin/inquiries`);
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
  // The browser logs the ended session in its console.
  expect(problems).toHaveLength(1);
  expect(on.desk.output()).not.toMatch(PERSONAL);
});

/** Selected words of a field that has the focus. */
const selectedIn = (field: Locator) =>
  field.evaluate((element) =>
    document.activeElement === element ? window.getSelection()?.toString() : undefined,
  );

const PICTURE_ALT = '湯気の立つ渡り廊下';

/** A page of the site in the page editor. */
async function editedPage(file: string) {
  const { page, problems } = await on.signIn(2000, 1000);
  // Leaves pages with unsaved changes.
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto(`${on.desk.origin}/admin/edit?file=${encodeURIComponent(file)}`);
  await button(page, 'ページで編集').click();
  const frame = page.frameLocator('iframe');
  await frame.locator('h1').waitFor();
  /** Points at a text of the page until it is framed, and clicks on it. */
  const choose = async (text: Locator) => {
    await until('the text is framed', async () => {
      // The link of a card covers its texts.
      await text.hover({ force: true });
      return (await frame.locator('[data-desk-text="near"]').count()) > 0;
    });
    await text.click({ force: true });
  };
  /** Writes a field: the page shows it, and the site has rendered it. */
  const write = async (field: Locator, text: string, shown: Locator) => {
    const rendered = page.waitForEvent('framenavigated', (loaded) => loaded !== page.mainFrame());
    await field.fill(text);
    await shown.waitFor();
    await rendered;
    await shown.waitFor();
  };
  const rewrite = async (text: Locator, was: string, now: string, shown = frame.getByText(now).first()) => {
    await choose(text);
    const field = page.locator('.page-form :focus');
    await until(`the field of ${was} has the focus`, async () => (await valueIn(field)) === was);
    await write(field, now, shown);
  };
  return { page, frame, problems, choose, write, rewrite };
}

/** A text alone, with its mark. */
const marked = (text: string) => new RegExp(`^${text}[\\u{e0020}-\\u{e007f}]+$`, 'u');

async function valueIn(field: Locator): Promise<string | undefined> {
  return (await field.count()) === 1
    ? field.evaluate((element) => (element as HTMLInputElement).value)
    : undefined;
}

test('every text of a page leads to its field beside it, and shows what is typed there before it is saved', async () => {
  const { page, frame, problems, choose, write, rewrite } = await editedPage(
    'news/2026-11-18-20261118-holiday.md',
  );
  const title = '年末年始休業のお知らせ(2026年12月29日〜2027年1月4日)';
  const newTitle = '年末年始の休業';
  await rewrite(frame.locator('h1'), title, newTitle, frame.locator('h1', { hasText: newTitle }));
  expect(await textOf('/news/20261118-holiday_240.html')).toContain(title);

  // Markdown is rendered by the server.
  await choose(frame.getByText('1月5日(火)9:00から通常どおり営業します'));
  const body = page.getByRole('textbox', { name: '本文', exact: true });
  await until('the paragraph is selected', async () =>
    Boolean((await selectedIn(body))?.startsWith('2026年12月29日')),
  );
  const strong = frame.locator('strong', { hasText: '強い' });
  await write(body, '書きかけの', frame.getByText('書きかけの'));
  await body.press('Control+b');
  await page.keyboard.type('強い');
  await strong.waitFor();
  expect(await frame.locator('h1').innerText()).toContain(newTitle);
  expect((await runAxe(page)).violations).toEqual([]);

  // The form of the menus takes its place; the news is saved as a draft before.
  await rewrite(
    frame.getByRole('contentinfo').getByText(marked('お見積もり')).first(),
    'お見積もり',
    '概算のご相談',
  );
  expect(
    on.repository.git(
      'show',
      'draft/news/2026-11-18-20261118-holiday.md:content/news/2026-11-18-20261118-holiday.md',
    ),
  ).toContain(newTitle);
  await rewrite(frame.getByRole('banner').getByText(marked('セミナー')).first(), 'セミナー', '勉強会');

  await choose(frame.getByRole('contentinfo').getByText(marked('カタログ請求')).first());
  await button(page, 'リンク先のページへ').click();
  await frame.locator('h1', { hasText: 'カタログ請求' }).waitFor();
  const hint =
    'PDFは当日または翌営業日にメールで、冊子は発送から3日ほどでお届けします。PDFのみの資料は、郵送をお選びの場合もメールでお送りします。';
  await rewrite(frame.getByText(hint), hint, '冊子は3日ほどでお届けします。');
  expect(problems).toEqual([]);
});

test('a product, its card in a list and a picture are written where they are shown', async () => {
  const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#345' } })
    .jpeg()
    .toBuffer();
  mkdirSync(path.join(on.repository.content, 'photos'), { recursive: true });
  writeFileSync(path.join(on.repository.content, 'photos/bath.jpg'), photo);
  const story = 'case-studies/ayune.md';
  on.repository.write(
    story,
    on.repository
      .read(story)
      .replace(
        'featured: true',
        `featured: true\nphotos:\n  - file: photos/bath.jpg\n    alt: ${PICTURE_ALT}`,
      ),
  );
  on.repository.git('add', '.');
  on.repository.git('commit', '-qm', 'By hand');
  const { page, frame, problems, rewrite } = await editedPage('products/switches/ms1110-8t2s.yaml');
  const name = '8ポート ギガビット スマートスイッチ';
  await rewrite(
    frame.getByText('ACアダプターのいらない金属筐体').first(),
    'ACアダプターのいらない金属筐体',
    '電源を内蔵した筐体',
  );
  await page.goto(
    `${on.desk.origin}/admin/page?file=products/switches/ms1110-8t2s.yaml&path=/products/switches`,
  );
  await rewrite(frame.getByRole('article').getByText(name).first(), name, '小さな店のスイッチ');
  // By keyboard: the list of the page's texts.
  await page.getByText(/^このページの文/).press('Enter');
  await button(page, '店舗や小さなオフィスに。電源内蔵で静かな8ポート機').first().press('Enter');
  await until('its field has the focus', async () =>
    /^店舗や小さな/.test((await valueIn(page.locator('.page-form :focus'))) ?? ''),
  );

  await page.goto(`${on.desk.origin}/admin/page?file=${story}`);
  const picture = frame.getByRole('img', { name: PICTURE_ALT }).first();
  await rewrite(
    picture,
    PICTURE_ALT,
    '雪の渡り廊下',
    frame.getByRole('img', { name: '雪の渡り廊下' }).first(),
  );
  expect(problems).toEqual([]);
});

test('when the desk cannot be reached, what was typed stays, and the page shows it once it can', async () => {
  const { page, frame, choose, write } = await editedPage('news/2026-06-09-ma3541-release.md');
  const title = page.locator('[id="f.title"]');
  const heading = frame.locator('h1', { hasText: '切れている間の見出し' });
  await page.route('**/admin/api/page', (route) => route.abort());
  await choose(frame.locator('h1'));
  await until('the field has the focus', () => title.evaluate((field) => field === document.activeElement));
  await title.fill('切れている間の見出し');
  await heading.waitFor();
  await page.getByRole('status').filter({ hasText: 'サーバーにつながりません' }).waitFor();
  expect(await valueIn(title)).toBe('切れている間の見出し');
  await page.unroute('**/admin/api/page');
  const body = 'つながった後の文です。';
  await write(page.getByRole('textbox', { name: '本文', exact: true }), body, frame.getByText(body));
  await heading.waitFor();
});
