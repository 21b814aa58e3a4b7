import path from 'node:path';
import { expect, test } from '@jest/globals';
import { runAxe } from '../../support/browser/axe.ts';
import { bytesOf } from '../../support/browser/browser.ts';
import { EDITOR } from '../../support/services/identity-provider.ts';
import { button, siteWithDesk } from '../../support/sites/site-with-desk.ts';
import { PERSONAL, submit, VISITOR } from '../../support/submissions-desk/start.ts';

const ARTICLE = 'blog/2026-09-15-what-lightning-leaves-behind.md';

const on = siteWithDesk();

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
