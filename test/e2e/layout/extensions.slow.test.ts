import { expect, test } from '@jest/globals';
import { hydrated } from '../../support/browser/arrival.ts';
import { browserSite } from '../../support/browser/browser-site.ts';

const site = browserSite();

test('a page to which an extension has added elements before hydration works, and what was ticked then counts', async () => {
  const { page } = await site.newPage();
  const { promise: ticked, resolve: goOn } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', (route) => ticked.then(() => route.continue()));
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.dataset.extension = 'on';
      document.body.append(document.createElement('password-manager'));
      for (const field of document.querySelectorAll('main input, main textarea'))
        field.after(document.createElement('password-icon'));
    });
  });
  await page.goto(`${site.origin()}/products/all-products`, { waitUntil: 'domcontentloaded' });
  await page.getByRole('checkbox', { name: /^スイッチ/ }).check();
  goOn();
  await hydrated(page);
  await page.waitForURL(/all-products\?category=switches$/);
  await page.getByRole('list', { name: '選択中の条件' }).waitFor();
  await page
    .getByRole('navigation', { name: /メイン/ })
    .getByRole('button', { name: '製品情報' })
    .click();
  await page.getByRole('link', { name: 'アクセススイッチ(L2)' }).first().waitFor();
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
});
