import { expect, test } from '@jest/globals';
import { categoryPath } from '../../../shared/paths/params.ts';
import { runAxe } from '../../support/browser/axe.ts';
import { browserSite } from '../../support/browser/browser-site.ts';
import { REAL_SETTINGS } from '../../support/content/fixture-content.ts';
import { until } from '../../support/until.ts';

/** The vendor's whole range, which makes pages long. */
const site = browserSite(REAL_SETTINGS);

const WINDOW = 812;
const PHONE = {
  viewport: { width: 375, height: WINDOW },
  userAgent:
    'Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36',
};

async function categoryPaths(): Promise<string[]> {
  const response = await fetch(`${site.origin()}/api/goods/category`);
  const { data } = (await response.json()) as { data: { urlName: string }[] };
  return data.flatMap(({ urlName }) => categoryPath(urlName) ?? []);
}

test('on a phone no category is longer than eight windows, and controls of products are large enough', async () => {
  const paths = await categoryPaths();
  expect(paths.length).toBeGreaterThan(2);
  for (const path of paths) {
    const { page, problems } = await site.open(path, PHONE);
    const { height, width } = await page.evaluate(() => ({
      height: document.documentElement.scrollHeight,
      width: document.documentElement.scrollWidth,
    }));
    expect([path, width, height <= 8 * WINDOW]).toEqual([path, 375, true]);
    const sizes = await page.locator('main article :is(.compare-tick, .add-item)').evaluateAll((all) =>
      all.map((control) => {
        const { width: across, height: down } = control.getBoundingClientRect();
        return Math.min(across, down);
      }),
    );
    expect([path, Math.min(...sizes) >= 44]).toEqual([path, true]);
    expect([path, problems]).toEqual([path, []]);
  }
});

test('on a phone the home page is no longer than ten windows, and cards next to the first one can be reached', async () => {
  const { page, problems } = await site.open('/', PHONE);
  const { height, width } = await page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    width: document.documentElement.scrollWidth,
  }));
  expect([width, height <= 10 * WINDOW]).toEqual([375, true]);
  const last = page.locator('section[aria-labelledby="solutions"] li').last().getByRole('link');
  await last.focus();
  const isInView = () => last.evaluate((link) => link.getBoundingClientRect().left < window.innerWidth);
  await until('the last card has come into view', isInView);
  expect(problems).toEqual([]);
});

test('parts that a category folds on a phone can be opened', async () => {
  const [path = ''] = await categoryPaths();
  const { page } = await site.open(path, PHONE);
  const stories = page.locator('details:has(h2#cases)');
  expect(await stories.getByRole('link').first().isVisible()).toBe(false);
  await stories.locator('summary').click();
  expect(await stories.getByRole('link').first().isVisible()).toBe(true);
  expect((await runAxe(page)).violations).toEqual([]);
});
