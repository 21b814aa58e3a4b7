import { afterAll, beforeAll, expect, test } from '@jest/globals';
import request from 'supertest';
import { CRAWLER } from '../support/sites/listening-site.ts';
import { createTestSite, type TestSite } from '../support/sites/site.ts';

const SCREENS = '/products/cloud/screens';

let site: TestSite;

beforeAll(async () => {
  site = await createTestSite();
});

afterAll(() => site.close());

/** Complete document, as it is without JavaScript. */
async function page(path: string): Promise<string> {
  const { status, text } = await request(site.app).get(path).set('User-Agent', CRAWLER);
  expect(status).toBe(200);
  return text.replaceAll('<!-- -->', '');
}

const figuresOf = (html: string) =>
  [...html.matchAll(/<figure aria-label="画面例:([^"]+)"/g)].map(([, at]) => at);

const ALL = ['アクセスポイント', 'スイッチ', '拠点'];

test.each(['/products/cloud', '/solutions/cloud-managed-network.html', SCREENS])(
  '%s shows the management in three screens, marked as examples',
  async (path) => {
    const html = await page(path);
    expect(figuresOf(html).sort()).toEqual(ALL);
    expect(html.match(/<span class="[^"]*">画面例<\/span>/g)).toHaveLength(3);
  },
);

test('a product with a screen shows it, with a link to the others', async () => {
  const html = await page('/products/mc-vm_p512.html');
  expect(figuresOf(html)).toEqual(['スイッチ']);
  for (const id of ['sites', 'access-points']) expect(html).toContain(`href="${SCREENS}#${id}"`);
});

test('the first screen is open, the others wait folded', async () => {
  const [, section = ''] = /data-static="screens"[^>]*>([\s\S]*)/.exec(await page('/products/cloud')) ?? [];
  const folds = [...section.matchAll(/<details class="accordion-item"( open="")?>/g)].slice(0, 3);
  expect(folds.map(([, open]) => open !== undefined)).toEqual([true, false, false]);
});

test('a screen is described in words, including states and ports', async () => {
  const html = await page(SCREENS);
  const words = html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
  for (const said of [
    'AP停止',
    '予備回線',
    'ch 36(80MHz)',
    '78%',
    '給電停止',
    '未接続',
    '18.6W / VLAN 30',
    '容量 370W',
  ])
    expect(words).toContain(said);
});

test('a product that names no screens has no such section', async () => {
  expect(figuresOf(await page('/products/ms2310-24p4x_p112.html'))).toEqual([]);
});
