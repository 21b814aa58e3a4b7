import { afterAll, beforeAll, expect, test } from '@jest/globals';
import request from 'supertest';
import { CRAWLER } from '../support/sites/listening-site.ts';
import { createTestSite, type TestSite } from '../support/sites/site.ts';

const SERIES = '/products/switches/access-l2_12';

let site: TestSite;

beforeAll(async () => {
  site = await createTestSite();
});

afterAll(() => site.close());

async function page(path: string): Promise<string> {
  const { status, text } = await request(site.app).get(path).set('User-Agent', CRAWLER);
  expect(status).toBe(200);
  return text;
}

/** Texts in the marked rows of the comparison. */
function markedRows(html: string): string[] {
  return [...html.matchAll(/<tr aria-current="true"><th scope="row">([\s\S]*?)<\/th>/g)].map(
    ([, head = '']) =>
      head
        .replace(/<wbr\/>/g, '')
        .replace(/<[^>]+>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
  );
}

test('a link from a product to its series names its model, and the table marks it in words', async () => {
  const product = await page('/products/ms2310-24p4x_p112.html');
  const [, path = ''] = /href="([^"]+#compare)"[^>]*>同じシリーズの機種と比較/.exec(product) ?? [];
  expect(path).toBe(`${SERIES}?model=112#compare`);
  expect(markedRows(await page(path.replace('#compare', '')))).toEqual(['MS2310-24P4X ご覧の機種']);
});

test.each(['', '?model=', '?model=999999', '?model=-1', '?model=112x', '?model=12345678901'])(
  'no row is marked by %p',
  async (query) => {
    const html = await page(SERIES + query);
    expect(markedRows(html)).toEqual([]);
    expect(html).not.toContain('ご覧の機種');
  },
);

test('search engines know one address of the series', async () => {
  expect(await page(`${SERIES}?model=112`)).toMatch(/<link rel="canonical" href="[^"?]*access-l2_12"/);
});
