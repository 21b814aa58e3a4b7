import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { browserSite } from '../../support/browser/browser-site.ts';
import { translate } from '../../support/browser/translated-page.ts';
import { until } from '../../support/until.ts';

const site = browserSite();

/** Actions of a visitor on a page, and the part that shows the result. */
const FLOWS: [name: string, path: string, act: (page: Page) => Promise<unknown>, shown: string][] = [
  [
    'the totals of a list',
    '/products/list?items=203x2,205x1',
    (page) => page.getByLabel('MA3511の台数').fill('7'),
    'section:has(#totals) dl',
  ],
  [
    'a wrong quantity',
    '/products/list?items=203x2',
    async (page) => {
      await page.getByLabel('MA3511の台数').fill('0');
      await page.getByLabel('MA3511の台数').fill('たくさん');
    },
    'li:has([aria-label="MA3511の台数"])',
  ],
  [
    'what a table brings',
    '/products/list?items=203x2',
    async (page) => {
      const area = page.getByLabel('型番と数量');
      for (const table of ['MS2310-24P4X,1', 'MS2310-24P4X,1\nMA3511,1']) {
        await area.fill(table);
        await page.getByRole('button', { name: 'リストに加える' }).click();
        await page.getByText(`${table.split('\n').length}行を加えました。`).waitFor();
      }
    },
    'section:has(#csv) [aria-live]',
  ],
  [
    'how many products a choice leaves',
    '/products/all-products',
    async (page) => {
      await page.locator('.facet-box input').first().click();
      await page.waitForURL(/\?/);
      await page.locator('[role=status] b').first().waitFor();
    },
    'main [role=status]:has(b)',
  ],
];

async function textAfter(
  [, path, act, shown]: (typeof FLOWS)[number],
  isTranslated: boolean,
): Promise<string> {
  const { page, problems } = await site.open(path, { viewport: { width: 1440, height: 900 } });
  if (isTranslated) await translate(page);
  const before = await page.locator(shown).first().innerText();
  await act(page);
  const read = () => page.locator(shown).first().innerText();
  if (!isTranslated) await until('the page shows another text', async () => (await read()) !== before);
  expect(problems).toEqual([]);
  return (await read()).replace(/\s+/g, ' ');
}

test.each(FLOWS)('%s shows the same on a translated page', async (...flow) => {
  const expected = await textAfter(flow, false);
  expect(await textAfter(flow, true)).toBe(expected);
});
