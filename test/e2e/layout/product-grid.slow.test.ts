import { expect, test } from '@jest/globals';
import { MENU_CLOSE_WIDTH, MOBILE_MAX_WIDTH } from '../../../shared/constants.ts';
import { browserSite } from '../../support/browser/browser-site.ts';
import { follow } from '../../support/sites/timed-site.ts';

const site = browserSite();
/** Entries of the grid of popular products: each is a card with a link to a product. */
const CARDS = 'main ul > li:has(> article a[href*="_p"])';

test.each([
  [1440, 4],
  [MENU_CLOSE_WIDTH + 1, 4],
  [MENU_CLOSE_WIDTH, 2],
  [MOBILE_MAX_WIDTH + 1, 2],
  [MOBILE_MAX_WIDTH, 1],
  [375, 1],
])('at %d px product cards stand in columns of %d', async (width, columns) => {
  const { page } = await site.open('/products', { viewport: { width, height: 900 } });
  await page.locator(CARDS).first().waitFor();
  const columnsSeen = await page.locator(CARDS).evaluateAll((cards) => {
    const tops = cards.map((card) => Math.round(card.getBoundingClientRect().top));
    return tops.filter((top) => top === tops[0]).length;
  });
  expect(columnsSeen).toBe(columns);
});

test('on a tablet the text has the full width: contact links are a bar at the end, and no case is alone in a row', async () => {
  const { page } = await site.open('/', { viewport: { width: 768, height: 1024 } });
  const bar = await page.getByRole('navigation', { name: 'お問い合わせとカタログ請求' }).boundingBox();
  expect([bar?.x, bar?.width, Math.round((bar?.y ?? 0) + (bar?.height ?? 0))]).toEqual([0, 768, 1024]);
  const cards = page.locator('main section:has(#cases) li article');
  await cards.first().waitFor();
  const boxes = await cards.evaluateAll((all) =>
    all.map((card) => card.getBoundingClientRect()).map(({ top, width }) => ({ top, width })),
  );
  const rows = [...new Set(boxes.map(({ top }) => top))];
  const widths = rows.map((row) =>
    boxes.filter(({ top }) => top === row).reduce((sum, { width }) => sum + width, 0),
  );
  expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(40);
});

test('the names in a row of cards start at one height, with and without labels', async () => {
  const { page } = await site.open('/products/switches', { viewport: { width: 1440, height: 900 } });
  const rows = await page.locator('main ul:has(> li > article a[href*="_p"])').evaluateAll((grids) =>
    grids.map((grid) => {
      const cards = [...grid.querySelectorAll('article')];
      const top = (element: Element | null | undefined) =>
        Math.round(element?.getBoundingClientRect().top ?? -1);
      const row = cards.filter((card) => top(card) === top(cards[0]));
      return {
        labelled: row.filter((card) => card.querySelector('[aria-label="ラベル"]')).length,
        cards: row.length,
        heights: new Set(row.map((card) => top(card.querySelector('h3')))).size,
      };
    }),
  );
  expect(rows.some(({ labelled, cards }) => labelled > 0 && labelled < cards)).toBe(true);
  expect(rows.filter(({ heights }) => heights > 1)).toEqual([]);
});

test('a card without a picture has the default one; labels are split, and left out with remarks when missing', async () => {
  const { page, problems } = await site.open('/news');
  await page.route('**/api/goods/index', (route) =>
    route.fulfill({
      json: {
        code: 200,
        message: '成功',
        data: [
          {
            id: 1,
            urlName: 'a1',
            name: '見本A',
            imgUrl: '',
            remarks: '備考あり',
            labelValueIds: '新製品,PoE',
          },
          { id: 2, urlName: 'b2', name: '見本B', imgUrl: null, remarks: null, labelValueIds: null },
        ],
      },
    }),
  );
  await follow(page, '/products');
  const first = page.getByRole('article').filter({ hasText: '見本A' });
  const second = page.getByRole('article').filter({ hasText: '見本B' });
  await first.waitFor();
  for (const card of [first, second])
    expect(await card.locator('img').getAttribute('src')).toBe('/images/default-product.svg');
  const labels = first.getByRole('list', { name: 'ラベル' });
  expect(await labels.getByRole('listitem').allInnerTexts()).toEqual(['新製品', 'PoE']);
  expect(await first.getByText('備考あり').count()).toBe(1);
  expect(await first.getByRole('link').first().getAttribute('href')).toBe('/products/a1_p1.html');
  expect(await second.getByRole('list').count()).toBe(0);
  expect(problems).toEqual([]);
});
