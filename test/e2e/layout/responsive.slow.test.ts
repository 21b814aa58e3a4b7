import { expect, test } from '@jest/globals';
import { runAxe } from '../../support/browser/axe.ts';
import { browserSite } from '../../support/browser/browser-site.ts';

const site = browserSite();

test.each([
  ['/', 375, 667, 'main section:first-of-type li', 2],
  ['/', 1440, 900, 'main section:first-of-type li', 2],
  ['/products/switches', 375, 700, 'article.product-card', 0],
  ['/products/switches', 1440, 900, 'article.product-card h3', 0],
])('%s at %i px shows its subject above %i px', async (path, width, height, subject, index) => {
  const { page } = await site.open(path, { viewport: { width, height: Math.max(height, 667) } });
  const { y = height } = (await page.locator(subject).nth(index).boundingBox()) ?? {};
  expect(y).toBeLessThan(height);
});

test.each([768, 1440])(
  'at %i px date and category of a news item stand on the first line of its title',
  async (width) => {
    const { page } = await site.open('/news', { viewport: { width, height: 900 } });
    const apart = await page.locator('main li:has(> p > time)').evaluateAll((items) => {
      const firstLine = (element: Element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const { top, height } = range.getClientRects()[0] ?? new DOMRect();
        return top + height / 2;
      };
      return items.map((item) => {
        const [day, title] = [item.querySelector('time'), item.querySelector('h3 a')];
        return day && title ? Math.abs(firstLine(day) - firstLine(title)) : Number.NaN;
      });
    });
    expect(apart.length).toBeGreaterThan(5);
    expect(apart.filter((distance) => !(distance < 6))).toEqual([]);
  },
);

test.each([
  [375, 'before'],
  [1440, 'next to'],
])('at %i px the day of a webinar stands %s its form', async (width) => {
  const { page } = await site.open('/webinar/20250403', { viewport: { width, height: 900 } });
  const outline = await page.locator('main dl').first().boundingBox();
  const form = await page.locator('main form').first().boundingBox();
  if (!outline || !form) throw new Error('the outline or the form is missing');
  const isBefore = outline.y + outline.height < form.y;
  const isBeside = outline.x > form.x + form.width;
  expect({ isBefore, isBeside }).toEqual({ isBefore: width < 1024, isBeside: width >= 1024 });
});

test('sticky parts of a comparison move below the bar at the end of the window', async () => {
  const { page } = await site.open('/products/all-products?category=switches&view=table', {
    viewport: { width: 375, height: 812 },
  });
  const table = page.getByRole('table').first();
  const corner = table.locator('th').first();
  await corner.waitFor();
  const bar = page.getByRole('navigation', { name: 'お問い合わせとカタログ請求' });
  const onTop = await corner.evaluate((cell, name) => {
    const end = document.querySelector(`nav[aria-label="${name}"]`);
    const box = () => cell.getBoundingClientRect();
    window.scrollBy({ top: box().top - (end?.getBoundingClientRect().top ?? 0) - 8, behavior: 'instant' });
    return document
      .elementFromPoint(box().left + 20, (end?.getBoundingClientRect().top ?? 0) + 12)
      ?.closest('nav, table')?.tagName;
  }, 'お問い合わせとカタログ請求');
  expect(await bar.isVisible()).toBe(true);
  expect(onTop).toBe('NAV');
});

test.each([375, 1440])('at %i px the buttons of an enlarged picture stay where they are', async (width) => {
  const { page } = await site.open('/products/ms2310-24p4x_p112.html', { viewport: { width, height: 900 } });
  await page.getByRole('main').getByRole('link', { name: /拡大/ }).click();
  const next = page.getByRole('dialog').getByRole('button', { name: '次の画像' });
  const places: string[] = [];
  for (let turn = 0; turn < 4; turn += 1) {
    await page
      .getByRole('dialog')
      .locator('img')
      .evaluate((picture: HTMLImageElement) => picture.decode());
    const { x, y } = (await next.boundingBox()) ?? { x: -1, y: -1 };
    places.push(`${Math.round(x)} ${Math.round(y)}`);
    await next.click();
  }
  expect(new Set(places).size).toBe(1);
});

test('on a phone a search for downloads scrolls to its results', async () => {
  const { page } = await site.open('/downloads', { viewport: { width: 375, height: 812 } });
  const form = page.getByRole('form', { name: '資料の絞り込み' });
  await form.getByRole('searchbox').fill('MA3511');
  await form.getByRole('button', { name: '絞り込む' }).click();
  await page.waitForURL('**/downloads?*');
  const heading = page.getByRole('main').locator('h2:focus');
  await heading.waitFor();
  expect((await heading.boundingBox())?.y).toBeLessThan(200);
});

const MOBILE =
  'Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36';

test.each(['/products/ma3511_p203.html', '/products/ms2310-24p4x_p112.html'])(
  'on a phone %s is no longer than nine windows, and folded parts can be opened',
  async (path) => {
    const phone = { viewport: { width: 375, height: 812 }, userAgent: MOBILE };
    const { page, problems } = await site.open(path, phone);
    const { height, width } = await page.evaluate(() => ({
      height: document.documentElement.scrollHeight,
      width: document.documentElement.scrollWidth,
    }));
    expect(width).toBe(375);
    expect(height).toBeLessThanOrEqual(9 * 812);
    const power = page.getByRole('table', { name: '電源' });
    expect(await power.isVisible()).toBe(false);
    await page
      .locator('summary')
      .filter({ hasText: /^電源$/ })
      .click();
    expect(await power.isVisible()).toBe(true);
    expect((await runAxe(page)).violations).toEqual([]);
    expect(problems).toEqual([]);
  },
);
