import { expect, test } from '@jest/globals';
import { runAxe } from '../../support/browser/axe.ts';
import { browserSite } from '../../support/browser/browser-site.ts';
import { OTHER_SETTINGS } from '../../support/content/fixture-content.ts';

const { open, origin } = browserSite(OTHER_SETTINGS);

test('the finder has the vendor’s own facets: options narrow it down, and its address restores the choice', async () => {
  const { page, problems } = await open('/products/all-products', { viewport: { width: 375, height: 900 } });
  const finder = page.getByRole('form', { name: '製品の絞り込み' });
  const results = page.getByRole('region', { name: '製品の一覧' });
  const shows = (total: string) => results.getByRole('status').filter({ hasText: total }).waitFor();
  const models = () =>
    page
      .getByRole('main')
      .locator('a[href*="_p"]')
      .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href')))]);
  await shows('6製品');
  await results.getByRole('button', { name: /^絞り込み/ }).click();
  await finder.getByRole('group', { name: 'カテゴリー' }).getByRole('checkbox', { name: 'カメラ' }).check();
  await shows('3製品');
  expect(page.url()).toBe(`${origin()}/products/all-products?category=cameras`);
  await finder.getByRole('checkbox', { name: 'APS-C' }).check();
  await shows('1製品');
  expect(new URL(page.url()).searchParams.get('facet')).toBe('sensor:aps-c');
  await finder.getByRole('button', { name: '1製品を表示' }).click();
  expect(await models()).toEqual(['/products/ac-40_p1002.html']);

  await page.locator('a[href="/products/ac-40_p1002.html"]').first().click();
  await page.getByRole('heading', { level: 1, name: /AC-40/ }).waitFor();
  await page.goBack();
  await shows('1製品');
  await results.getByRole('button', { name: /^絞り込み/ }).click();
  expect(
    await finder
      .getByRole('group', { name: 'カテゴリー' })
      .getByRole('checkbox', { name: 'カメラ' })
      .isChecked(),
  ).toBe(true);
  await page.keyboard.press('Escape');
  expect(await models()).toEqual(['/products/ac-40_p1002.html']);
  await page.getByRole('link', { name: 'すべて解除' }).click();
  await shows('6製品');
  expect(page.url()).toBe(`${origin()}/products/all-products`);
  expect(problems).toEqual([]);
});

test.each(['/', '/products/cameras', '/products/ac-70_p1001.html', '/rental', '/sales'])(
  'a page of another vendor, with its colours and photographs, satisfies the accessibility rules: %s',
  async (path) => {
    const { page, problems } = await open(path, { viewport: { width: 375, height: 900 } });
    expect((await runAxe(page)).violations).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    expect((await runAxe(page)).violations).toEqual([]);
    expect(problems).toEqual([]);
  },
);
