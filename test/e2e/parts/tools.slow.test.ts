import { expect, test } from '@jest/globals';
import { arriveBy, visit } from '../../support/browser/arrival.ts';
import { runAxe } from '../../support/browser/axe.ts';
import { browserSite } from '../../support/browser/browser-site.ts';

const site = browserSite();

interface ToolCase {
  path: string;
  /** Valid input, with the expected results of the page. */
  query: Record<string, string | string[]>;
  figure: RegExp;
  models: RegExp;
  /** The same with an impossible value, and the expected error message at its field. */
  wrong: Record<string, string | string[]>;
  problem: { label: string; message: RegExp };
}

const TOOLS: ToolCase[] = [
  {
    path: '/tools/poe',
    query: { device: 'カメラ', class: '3', watts: '', count: '20', length: '80' },
    figure: /必要な給電容量\s*[\d,.]+\s*W/,
    models: /MS\d{4}-/,
    wrong: { device: 'カメラ', class: '3', watts: '', count: '20', length: '180' },
    problem: { label: '機器1の配線の長さ', message: /1〜100m.*100mで計算しました/ },
  },
  {
    path: '/tools/wireless',
    query: { room: '執務室', area: '600', ceiling: '2.8', people: '90', each: '2' },
    figure: /アクセスポイント\s*[\d,.]+\s*台/,
    models: /MA\d{4}/,
    wrong: { room: '倉庫', area: '600', ceiling: '30', people: '90', each: '2' },
    problem: { label: '部屋1の天井の高さ', message: /2〜15m.*15mで計算しました/ },
  },
  {
    path: '/tools/wan',
    query: { site: '店舗', sites: '30', users: '12', speed: '1000', vpn: '80' },
    figure: /センターのVPN\s*[\d,.]+\s*Mbps/,
    models: /(?:MR|SEAR)\d{4}/,
    wrong: { site: '店舗', sites: '0.5', users: '12人', speed: '1000' },
    problem: { label: '拠点1の1拠点の利用者', message: /数字で入力.*10人で計算しました/ },
  },
  {
    path: '/tools/optics',
    query: { kind: 'gpon', km: '4', first: '4', second: '8', connectors: '6', splices: '8', onus: '200' },
    figure: /損失の合計\s*[\d,.]+\s*dB/,
    models: /MLT\d{4}/,
    wrong: { kind: 'gpon', km: '900', first: '4', second: '8' },
    problem: { label: '最長の距離', message: /40kmで計算しました/ },
  },
  {
    path: '/tools/power',
    query: { model: ['MS2310-24P4X', 'ma3511'], count: ['2', '12'], minutes: '15' },
    figure: /最大消費電力\s*[\d,.]+\s*W/,
    models: /MS2310-24P4X/,
    wrong: { model: ['MS2310-24P4X', '存在しない型番'], count: ['2', '1'] },
    problem: { label: '製品2の型番', message: /この行を除いて計算しました/ },
  },
];

function addressOf(path: string, query: ToolCase['query']): string {
  const params = Object.entries(query).flatMap(([name, value]) => [value].flat().map((one) => [name, one]));
  return `${site.origin()}${path}?${new URLSearchParams(params)}`;
}

test.each(TOOLS)('$path answers without script, with products, formulas and sources', async (tool) => {
  const { page } = await site.newPage({
    javaScriptEnabled: false,
    viewport: { width: 375, height: 812 },
  });
  await page.goto(site.origin() + tool.path);
  const form = page.getByRole('form', { name: '計算の条件' });
  for (const [name, value] of Object.entries(tool.query)) {
    for (const [index, one] of [value].flat().entries()) {
      const control = form.locator(`[name="${name}"]`).nth(index);
      if (await control.evaluate((element) => element.tagName === 'SELECT')) await control.selectOption(one);
      else await control.fill(one);
    }
  }
  await arriveBy(page, () => form.getByRole('button', { name: '計算する' }).click());
  const result = page.getByRole('region', { name: '計算結果' });
  expect(await result.innerText()).toMatch(tool.figure);
  expect(await result.getByRole('link', { name: tool.models }).count()).toBeGreaterThan(0);
  expect(await result.getByRole('heading', { name: '計算式と出典' }).isVisible()).toBe(true);
  const listed = await result.getByRole('link', { name: '検討リストに入れる' }).first().getAttribute('href');
  expect(listed).toMatch(/^\/products\/list\?items=\d+x\d+(,\d+x\d+)*$/);
  for (const [name, value] of Object.entries(tool.query))
    expect(await form.locator(`[name="${name}"]`).first().inputValue()).toBe([value].flat()[0]);
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(new RegExp(`${tool.path}$`));
});

test.each(TOOLS)('$path reports an invalid value at its field, preserves it and calculates', async (tool) => {
  const { page, problems } = await site.newPage({ viewport: { width: 1440, height: 900 } });
  await visit(page, addressOf(tool.path, tool.wrong));
  const alert = page.getByRole('alert').filter({ hasText: '入力を補って計算しました' });
  const link = alert.getByRole('link', { name: tool.problem.label });
  expect(await link.innerText()).toMatch(tool.problem.message);
  await link.click();
  const focused = page.locator(':focus');
  expect(await focused.getAttribute('aria-invalid')).toBe('true');
  expect(Object.values(tool.wrong).flat()).toContain(await focused.inputValue());
  expect(await page.getByRole('region', { name: '計算結果' }).innerText()).toMatch(tool.figure);
  expect((await runAxe(page)).violations).toEqual([]);
  expect(problems).toEqual([]);
});

test.each(TOOLS)('$path is calculated with the keyboard alone, and fits on a phone', async (tool) => {
  const { page, problems } = await site.newPage({ viewport: { width: 375, height: 812 } });
  await visit(page, site.origin() + tool.path);
  const form = page.getByRole('form', { name: '計算の条件' });
  await form.getByRole('textbox').first().focus();
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: '計算結果' }).waitFor();
  await page.getByRole('progressbar').waitFor({ state: 'detached' });
  await page.locator('h2#result:focus').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  expect((await runAxe(page)).violations).toEqual([]);
  expect(problems).toEqual([]);
});

test('a result takes the focus and is announced with the number of candidates, and a new row takes the focus', async () => {
  const { page, problems } = await site.open('/tools/poe', { viewport: { width: 1440, height: 900 } });
  const form = page.getByRole('form', { name: '計算の条件' });
  await form.getByRole('button', { name: '計算する' }).click();
  await page.locator('h2#result:focus').waitFor();
  const candidates = page.getByRole('region', { name: '計算結果' }).getByRole('heading', { level: 4 });
  await page
    .getByRole('status')
    .filter({ hasText: `計算しました。製品の候補は${await candidates.count()}件です。` })
    .waitFor();
  const rows = await form.locator('[id^=device-]').count();
  await form.getByRole('button', { name: '機器の欄を増やす' }).click();
  await page.locator(`#device-${rows + 1}:focus`).waitFor();
  expect(problems).toEqual([]);
});

test('a list of products is imported as rows that can be edited', async () => {
  const { page, problems } = await site.newPage({ viewport: { width: 768, height: 1024 } });
  await visit(page, `${site.origin()}/tools/power?items=112x2,203x12`);
  const form = page.getByRole('form', { name: '計算の条件' });
  expect(await form.getByRole('textbox', { name: /^製品1の\s*型番/ }).inputValue()).toBe('MS2310-24P4X');
  expect(await form.getByRole('textbox', { name: /^製品2の\s*台数/ }).inputValue()).toBe('12');
  await form.getByRole('textbox', { name: /^製品2の\s*台数/ }).fill('24');
  await form.getByRole('button', { name: '計算する' }).click();
  const result = page.getByRole('region', { name: '計算結果' });
  await result.locator('a[href="/products/list?items=112x2,203x24"]').waitFor();
  expect(problems).toEqual([]);
});

test('the drawing follows the answer, also after the page was read, and is printed unchanged', async () => {
  const { page, problems } = await site.newPage({ viewport: { width: 1440, height: 900 } });
  const wan = TOOLS.find(({ path }) => path === '/tools/wan') as ToolCase;
  await visit(page, addressOf(wan.path, wan.query));
  const result = page.getByRole('region', { name: '計算結果' });
  const drawing = result.getByRole('img', { name: /の構成図$/ });
  expect(await drawing.textContent()).toContain('30拠点');
  const form = page.getByRole('form', { name: '計算の条件' });
  await form.locator('[name="sites"]').fill('42');
  await form.getByRole('button', { name: '計算する' }).click();
  await result
    .getByRole('img', { name: /の構成図$/ })
    .filter({ hasText: '42拠点' })
    .waitFor();
  expect(await drawing.count()).toBe(1);
  const file = result.getByRole('link', { name: '構成図を保存(SVG)' });
  expect(await file.getAttribute('href')).toMatch(/^\/topology\/tools\/wan\.svg\?.*sites=42/);
  await page.emulateMedia({ media: 'print' });
  expect(await drawing.isVisible()).toBe(true);
  expect(await file.isVisible()).toBe(false);
  const width = await drawing.evaluate((element) => element.getBoundingClientRect().width);
  expect(width).toBeLessThanOrEqual(330);
  expect(problems).toEqual([]);
});

test('an answer is rendered per request and not cached', async () => {
  const ask = async (path: string) => (await fetch(path)).headers.get('x-cache');
  for (const { path, query } of TOOLS) {
    expect(await ask(addressOf(path, query))).toBe('BYPASS');
    expect(await ask(addressOf(path, query))).toBe('BYPASS');
    await ask(site.origin() + path);
    expect(await ask(`${site.origin() + path}?utm_source=mail`)).not.toBe('BYPASS');
  }
});
