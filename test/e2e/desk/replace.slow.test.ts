import { expect, test } from '@jest/globals';
import { runAxe } from '../../support/browser/axe.ts';
import { button, siteWithDesk } from '../../support/sites/site-with-desk.ts';

const NEWS = 'news/2024-07-09-20240709-exhibition.md';
const PAGE = 'pages/company.yaml';

const on = siteWithDesk();

test('a name is replaced from the search in all records, and published together on the site', async () => {
  on.repository.write(NEWS, on.repository.read(NEWS).replace('title: ', 'title: QZ9Xと'));
  on.repository.write(
    PAGE,
    on.repository.read(PAGE).replace('title: 企業情報', 'title: QZ9Xの企業情報 # QZ9X'),
  );
  on.repository.git('commit', '-qam', 'By hand');
  const { page, problems } = await on.signIn(375, 800);
  const isNarrow = async () =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: '探す言葉' }).fill('QZ9X');
  await button(page, 'まとめて置き換える').click();
  await page.getByText('2か所に見つかりました').waitFor();
  await page.getByLabel('置き換えた後の言葉').fill('RY8W');
  await page.locator('ins', { hasText: 'RY8W' }).first().waitFor();
  expect((await runAxe(page)).violations).toEqual([]);
  await isNarrow();

  const head = on.repository.git('rev-parse', 'HEAD');
  await button(page, '選んだ場所を置き換えた下書きを作る').click();
  await page.getByText('2件の下書きを作りました').waitFor();
  expect(on.repository.git('rev-parse', 'HEAD')).toBe(head);
  expect((await runAxe(page)).violations).toEqual([]);
  await isNarrow();

  await button(page, '選んだ2件をまとめて公開…').click();
  await button(page, 'まとめて公開する').click();
  await page.getByText('まとめて公開しました').waitFor();
  expect(on.repository.git('rev-parse', 'HEAD~1')).toBe(head);
  expect(on.repository.read(NEWS)).toContain('title: RY8Wと');
  expect(on.repository.read(PAGE)).toContain('title: RY8Wの企業情報 # QZ9X');
  expect(problems).toEqual([]);
});
