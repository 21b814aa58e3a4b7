import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { openStore } from '../../server/content/store/store.ts';
import { FORM_JOURNEYS, type FormJourney } from '../fixtures/form-journeys.ts';
import { launchBrowser, openPage, type WatchedPage } from '../support/browser.ts';
import { recordingLogger } from '../support/log.ts';
import { OTHER_SITE } from '../support/other-site.ts';
import { type SiteProcess, startSiteProcess } from '../support/process.ts';
import { allOf } from '../support/store-scenarios.ts';
import { until } from '../support/until.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const CONFIRM = '入力内容を確認する';
const SEND = 'この内容で送信する';
const SUBMIT_API = '**/api/consult/addSqNew';
const SALES = FORM_JOURNEYS.find(({ path: at }) => at === '/sales') as FormJourney;

let site: SiteProcess;
let browser: Browser;
let dataDir: string;
let visitors = 0;
const opened: WatchedPage[] = [];

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'forms-'));
  site = startSiteProcess({ DATA_DIR: dataDir });
  [browser] = await Promise.all([launchBrowser(), site.ready()]);
}, 60_000);

afterAll(async () => {
  await browser.close();
  await site.stop();
  await rm(dataDir, { recursive: true, force: true });
});

afterEach(async () => {
  for (const { page } of opened.splice(0)) await page.context().close();
});

/** Each visitor has an address of its own, as the site counts what one address sends. */
async function visit(options: BrowserContextOptions = {}): Promise<WatchedPage> {
  visitors += 1;
  const extraHTTPHeaders = { 'X-Forwarded-For': `198.51.100.${visitors}` };
  const watched = await openPage(browser, { extraHTTPHeaders, ...options });
  opened.push(watched);
  return watched;
}

/** A page with a form, ready to be filled in; with script that is when it offers what only script can do. */
async function open(target: string, options: BrowserContextOptions = {}): Promise<WatchedPage> {
  const watched = await visit(options);
  await watched.page.goto(site.origin() + target);
  if (options.javaScriptEnabled !== false) await hydrated(watched.page);
  return watched;
}

function hydrated(page: Page): Promise<void> {
  return page.getByRole('button', { name: '入力内容を消去する' }).waitFor();
}

function control(page: Page, name: string) {
  return page.locator(`main form [name="${name}"]:not([type=hidden])`);
}

async function fillIn(page: Page, fields: FormJourney['fields']): Promise<void> {
  for (const [name, value] of Object.entries(fields)) {
    const kind = await control(page, name)
      .first()
      .evaluate((element) => (element instanceof HTMLInputElement ? element.type : element.tagName));
    if (name === 'privacyConsent') await control(page, name).check();
    else if (kind === 'SELECT') await control(page, name).selectOption(String(value));
    else if (kind === 'radio' || kind === 'checkbox') {
      for (const one of [value].flat()) await page.locator(`main [name="${name}"][value="${one}"]`).check();
    } else await control(page, name).fill(String(value));
  }
}

async function toConfirm(page: Page): Promise<void> {
  await page.getByRole('button', { name: CONFIRM }).click();
  await page.getByRole('heading', { level: 1, name: '入力内容の確認' }).waitFor();
}

async function toReceipt(page: Page): Promise<string> {
  await page.waitForURL('**receipt=**');
  const receipt = new URL(page.url()).searchParams.get('receipt') ?? '';
  await page.getByRole('main').getByRole('status').filter({ hasText: receipt }).waitFor();
  return receipt;
}

/** What was stored of this company: every test sends in the name of its own. */
async function storedOf(corporateName: string) {
  const store = await openStore({ dataDir, site: OTHER_SITE, logger: recordingLogger().logger });
  try {
    return (await allOf(store)).filter(({ typed }) => typed.corporateName === corporateName);
  } finally {
    await store.close();
  }
}

const MODES: [name: string, javaScriptEnabled: boolean][] = [
  ['with JavaScript', true],
  ['without JavaScript', false],
];
const JOURNEYS = MODES.flatMap(([mode, script]) =>
  FORM_JOURNEYS.map((journey): [string, string, boolean, FormJourney] => [
    journey.path,
    mode,
    script,
    journey,
  ]),
);

test.each(JOURNEYS)(
  '%s %s: from 入力 through 確認 to 完了, stored once as typed',
  async (target, mode, javaScriptEnabled, { fields, expected }) => {
    const corporateName = `㈱${target} ${mode}`;
    const { page, problems } = await open(target, { javaScriptEnabled });
    await fillIn(page, { ...fields, corporateName });
    await toConfirm(page);
    const shown = await page.getByRole('main').innerText();
    expect(shown).toContain(corporateName);
    expect(shown).toContain('髙橋');
    await page.getByRole('button', { name: SEND }).click();
    const receipt = await toReceipt(page);
    expect(await page.getByRole('main').getByRole('status').innerText()).toContain(receipt);
    const stored = await storedOf(corporateName);
    expect(stored.map((one) => one.receipt)).toEqual([receipt]);
    expect(stored[0]?.typed).toMatchObject({ ...expected, corporateName });
    // Without script the browser reports every script that it leaves out.
    expect(problems.filter((problem) => javaScriptEnabled || !problem.endsWith('.js csp'))).toEqual([]);
  },
);

test('a form can be filled in, mended and sent with the keyboard alone', async () => {
  const { page, problems } = await open('/sales');
  const values: Record<string, string> = { ...(SALES.expected as object), corporateName: '㈱鍵盤' };
  const focused = () =>
    page.evaluate(() => {
      const {
        name = '',
        type = '',
        value = '',
        id = '',
      } = (document.activeElement ?? {}) as HTMLInputElement;
      return { name, type, value, id };
    });
  const fillByKeyboard = async (skip: string[]) => {
    for (let step = 0; step < 60; step += 1) {
      await page.keyboard.press('Tab');
      const { name, type, value } = await focused();
      if (name === 'intent') return page.keyboard.press('Enter');
      if (name === 'privacyConsent') await page.keyboard.press('Space');
      else if (type === 'radio') await (name === 'timing' ? page.keyboard.press('Space') : undefined);
      else if (values[name] && !value && !skip.includes(name)) await page.keyboard.insertText(values[name]);
    }
    throw new Error('the button was not reached');
  };
  await page.getByRole('heading', { level: 1 }).focus();
  await fillByKeyboard(['mailbox']);
  await page.getByRole('main').getByRole('alert').waitFor();
  expect(await page.title()).toMatch(/^エラー:/);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('alert');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect((await focused()).id).toBe('sales-mailbox');
  await page.keyboard.insertText('taro@example.co.jp');
  for (let step = 0; step < 40 && (await focused()).name !== 'intent'; step += 1)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: '入力内容の確認' }).waitFor();
  await until('the title has the focus', () => page.evaluate(() => document.activeElement?.tagName === 'H1'));
  expect(await page.title()).not.toMatch(/^エラー:/);
  while ((await focused()).value !== 'send') await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await toReceipt(page);
  await until('the title has the focus', () => page.evaluate(() => document.activeElement?.tagName === 'H1'));
  expect(await storedOf('㈱鍵盤')).toHaveLength(1);
  expect(problems).toEqual([]);
});

test('a message stands beside the field when it is left, and goes as soon as it is mended', async () => {
  const { page } = await open('/sales');
  const mailbox = control(page, 'mailbox');
  await mailbox.focus();
  await mailbox.blur();
  expect(await page.getByText('メールアドレスの形を確認してください').count()).toBe(0);
  await mailbox.fill('taro.example');
  await mailbox.blur();
  await page.getByText('メールアドレスの形を確認してください').waitFor();
  expect(await mailbox.getAttribute('aria-invalid')).toBe('true');
  await mailbox.fill('taro@gmial.com');
  await page.getByText('メールアドレスの形を確認してください').waitFor({ state: 'detached' });
  await mailbox.blur();
  await page.getByRole('button', { name: 'gmail.comに直す' }).click();
  expect(await mailbox.inputValue()).toBe('taro@gmail.com');
});

/** Presses and releases the mouse where the button was when the press began, as a hand does. */
async function pressAt(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name });
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (!box) throw new Error(`${name} is out of sight`);
  // Near the upper edge: the slightest shift downwards would move the button away.
  await page.mouse.move(box.x + box.width / 2, box.y + 3);
  await page.mouse.down();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await page.mouse.up();
}

test('a press of the button counts though a message or a hint is due for the field that it leaves', async () => {
  // All of it in sight: where the window can scroll, the browser may keep the button in its place.
  const { page, problems } = await open('/sales', { viewport: { width: 1280, height: 3_200 } });
  await fillIn(page, { ...SALES.fields, corporateName: '㈱一押し' });
  await control(page, 'phone').fill('12');
  await pressAt(page, CONFIRM);
  await page.getByRole('main').getByRole('alert').waitFor();
  await control(page, 'phone').fill('03-0000-0101');
  await control(page, 'mailbox').fill('taro@gmial.com');
  await pressAt(page, CONFIRM);
  await page.getByRole('heading', { level: 1, name: '入力内容の確認' }).waitFor();
  expect(problems).toEqual([]);
});

test('a press that leaves a field for something else shows the message once it is over', async () => {
  const { page } = await open('/sales');
  await control(page, 'mailbox').fill('taro.example');
  await page.getByRole('heading', { level: 1 }).click();
  await page.getByText('メールアドレスの形を確認してください').waitFor();
});

test('the labels of the address follow the way of delivery, also when a draft comes back', async () => {
  const { page } = await open('/catalogform');
  const label = page.locator('label[for=catalog-city]');
  expect(await label.innerText()).toContain('郵送の場合は必須');
  await page.locator('[name=delivery][value="郵送"]').check();
  await until('the label follows', async () => /市区町村\s*必須/.test(await label.innerText()));
  expect(await control(page, 'city').getAttribute('required')).not.toBeNull();
  await page.reload();
  await hydrated(page);
  await until('the label follows', async () => /市区町村\s*必須/.test(await label.innerText()));
  await page.locator('[name=delivery][value="PDF"]').check();
  await until('the address is gone', async () => !(await label.isVisible()));
});

test('the Enter that ends a composition sends nothing', async () => {
  const { page } = await open('/sales');
  const goesOn = await control(page, 'corporateName').evaluate((element) =>
    [{ isComposing: true }, { keyCode: 229 }, {}].map((kind) =>
      element.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...kind }),
      ),
    ),
  );
  expect(goesOn).toEqual([false, false, true]);
});

test('nothing typed is lost: on reload, on another page, on the way back from 確認 and by 修正する', async () => {
  const { page, problems } = await open('/sales');
  await fillIn(page, { ...SALES.fields, corporateName: '㈱残る' });
  const holds = async () => {
    await until(
      'the form is filled in again',
      async () => (await control(page, 'corporateName').inputValue()) === '㈱残る',
    );
    expect(await control(page, 'happenContent').inputValue()).toBe('無線LANの更新');
    expect(await page.locator('[name=timing][value="未定"]').isChecked()).toBe(true);
    expect(await control(page, 'privacyConsent').isChecked()).toBe(true);
  };
  await page.reload();
  await holds();
  await page.getByRole('banner').getByRole('link', { name: 'ダウンロード' }).click();
  await page.waitForURL('**/downloads');
  await page.goBack();
  await holds();
  await toConfirm(page);
  await page.goBack();
  await holds();
  await toConfirm(page);
  await page.reload();
  await holds();
  await toConfirm(page);
  await page.getByRole('button', { name: '修正する' }).click();
  await holds();
  await page.getByRole('button', { name: '入力内容を消去する' }).click();
  expect(await control(page, 'corporateName').inputValue()).toBe('');
  await page.getByRole('button', { name: '元に戻す' }).click();
  await holds();
  await toConfirm(page);
  await page.getByRole('button', { name: SEND }).click();
  await toReceipt(page);
  await until('the draft is gone', () =>
    page.evaluate(() => window.sessionStorage.getItem('draft:sales') === null),
  );
  await page.getByRole('link', { name: '続けて入力する' }).click();
  await page.getByRole('button', { name: CONFIRM }).waitFor();
  expect(await control(page, 'corporateName').inputValue()).toBe('');
  expect(problems).toEqual([]);
});

test('what was typed before the script arrived stays', async () => {
  const { page, problems } = await visit();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/entry.client-*.js', async (route) => {
    await released;
    await route.continue();
  });
  const query = new URLSearchParams({ happenContent: 'MA3511について', backUrl: '/products' });
  await page.goto(`${site.origin()}/sales?${query}`, { waitUntil: 'commit' });
  await control(page, 'happenContent').fill('MA3511について\n30台です');
  await control(page, 'corporateName').fill('㈱早い');
  release();
  await hydrated(page);
  expect(await control(page, 'happenContent').inputValue()).toBe('MA3511について\n30台です');
  expect(await control(page, 'corporateName').inputValue()).toBe('㈱早い');
  expect(problems).toEqual([]);
});

test('a second question is added to the first, and 完了 leads back to where the visitor came from', async () => {
  const { page, problems } = await visit();
  await page.goto(`${site.origin()}/products/ma3511_p203.html`, { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'この製品を相談' }).first().click();
  await page.waitForURL('**/sales?**');
  await control(page, 'happenContent').fill('台数の相談');
  await page.getByRole('link', { name: '戻る', exact: true }).click();
  await page.waitForURL('**/products/ma3511_p203.html');
  await page.getByRole('link', { name: 'この製品を相談' }).first().click();
  await page.waitForURL('**/sales?**');
  await until('the draft is back', async () =>
    (await control(page, 'happenContent').inputValue()).startsWith('台数の相談'),
  );
  await page.goto(`${site.origin()}/sales?happenContent=MR2400&backUrl=%2Fproducts%2Frouters`);
  const added = '台数の相談\nMR2400';
  await until(
    'the new question is added',
    async () => (await control(page, 'happenContent').inputValue()) === added,
  );
  const { happenContent: _, ...rest } = SALES.fields;
  await fillIn(page, { ...rest, corporateName: '㈱戻る' } as FormJourney['fields']);
  await toConfirm(page);
  await page.getByRole('button', { name: SEND }).click();
  await toReceipt(page);
  await page.getByRole('link', { name: '元のページへ戻る' }).click();
  await page.waitForURL('**/products/routers');
  expect(problems).toEqual([]);
});

test('a double click stores once', async () => {
  const { page, problems } = await open('/sales');
  await fillIn(page, { ...SALES.fields, corporateName: '㈱二度' });
  await toConfirm(page);
  await page.getByRole('button', { name: SEND }).dblclick();
  await toReceipt(page);
  expect(await storedOf('㈱二度')).toHaveLength(1);
  const leads = await page.evaluate(() =>
    (window.dataLayer ?? []).filter((entry) => (entry as { event?: string }).event === 'generate_lead'),
  );
  expect(leads).toEqual([{ event: 'generate_lead', lead_type: 'sales', lead_id: expect.any(String) }]);
  expect(problems).toEqual([]);
});

const FAILURES: [string, (page: Page) => Promise<unknown>, string][] = [
  [
    'is offline',
    (page) => page.route('**/api/**', (route) => route.abort('internetdisconnected')),
    '接続できませんでした',
  ],
  [
    'meets a failing server',
    (page) => page.route(SUBMIT_API, (route) => route.fulfill({ status: 500, body: '{}' })),
    '時間をおいて',
  ],
  [
    'has sent too often',
    (page) =>
      page.route(SUBMIT_API, (route) =>
        route.fulfill({ status: 429, json: { code: 429, message: '1分ほどおいてください。', data: null } }),
      ),
    '1分ほどおいてください。',
  ],
];

test.each(FAILURES)(
  'a visitor who %s stays at 確認 with everything and sends again under the same key',
  async (who, fail, said) => {
    const { page } = await open('/sales');
    const corporateName = `㈱${who}`;
    const keys: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/consult/addSqNew')) keys.push(request.headers()['idempotency-key']);
    });
    await fillIn(page, { ...SALES.fields, corporateName });
    await toConfirm(page);
    const key = await page.locator('[name=requestKey]').inputValue();
    await fail(page);
    await page.getByRole('button', { name: SEND }).click();
    await page.getByRole('main').getByRole('alert').getByText(said).waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('alert');
    expect(await page.getByRole('main').innerText()).toContain(corporateName);
    await page.unrouteAll();
    await page.getByRole('button', { name: SEND }).click();
    await toReceipt(page);
    expect(new Set(keys)).toEqual(new Set([key]));
    expect(await storedOf(corporateName)).toHaveLength(1);
  },
);

test('an expired code is replaced unseen; one that never passes is told, and nothing is lost', async () => {
  const { page, problems } = await open('/sales');
  await fillIn(page, { ...SALES.fields, corporateName: '㈱期限' });
  await toConfirm(page);
  let refusals = 99;
  let challenges = 0;
  await page.route('**/api/verify/challenge*', (route) => {
    challenges += 1;
    return route.continue();
  });
  await page.route('**/api/consult/addSqNew', (route) => {
    refusals -= 1;
    expect(route.request().postDataJSON()).toMatchObject({ verifyCode: expect.any(String) });
    const message = '確認コードの有効期限が切れました。';
    const expired = { code: 400, message, data: { fields: [{ name: 'verifyCode', message }] } };
    return refusals >= 0 ? route.fulfill({ json: expired }) : route.continue();
  });
  await page.getByRole('button', { name: SEND }).click();
  await page.getByRole('main').getByRole('alert').getByText('有効期限が切れました').waitFor();
  const toast = page.getByRole('alert').getByText('確認コードの有効期限が切れました。', { exact: true });
  await toast.waitFor();
  expect(challenges).toBe(3);
  refusals = 2;
  await page.getByRole('button', { name: SEND }).click();
  await toReceipt(page);
  await toast.waitFor({ state: 'detached' });
  expect(challenges).toBe(6);
  expect(await storedOf('㈱期限')).toHaveLength(1);
  expect(problems).toEqual([]);
});

test('a postcode of any width fills in the address and never a house number of the visitor', async () => {
  const { page, problems } = await open('/service/request');
  const says = (text: string) => page.getByText(text).waitFor();
  await control(page, 'postalCode').fill('〒１００−０００１');
  await says('住所を入力しました');
  expect(await control(page, 'prefecture').inputValue()).toBe('東京都');
  expect(await control(page, 'city').inputValue()).toBe('千代田区');
  expect(await control(page, 'street').inputValue()).toBe('千代田');
  await control(page, 'street').fill('千代田1-1');
  await control(page, 'postalCode').fill('０６０ー０００１');
  await says('町名・番地は、入力済みの内容をそのままにしました');
  expect(await control(page, 'street').inputValue()).toBe('千代田1-1');
  expect(await control(page, 'prefecture').inputValue()).toBe('北海道');
  await control(page, 'street').fill('');
  await control(page, 'postalCode').fill('4520961');
  await says('町名の候補が66件あります');
  expect(await control(page, 'city').inputValue()).toBe('清須市');
  await page.getByRole('button', { name: '愛知県清須市春日夢の森' }).click();
  expect(await control(page, 'street').inputValue()).toBe('春日夢の森');
  await control(page, 'postalCode').fill('999-9999');
  await says('見つかりませんでした');
  expect(problems.filter((problem) => !problem.includes('404'))).toEqual([]);
  await page.route('**/media/postal/**', (route) => route.fulfill({ status: 503 }));
  await control(page, 'postalCode').fill('060-0000');
  await page.getByRole('button', { name: '住所を自動入力' }).click();
  await says('住所を取得できませんでした');
});

test('without JavaScript there is no button that does nothing', async () => {
  const { page } = await open('/service/request', { javaScriptEnabled: false });
  expect(await page.getByRole('button', { name: /自動入力|消去/ }).count()).toBe(0);
});

test('every step of every form passes the accessibility rules (WCAG 2.2 AA), with errors as well', async () => {
  const { page } = await visit({ bypassCSP: true, viewport: { width: 375, height: 900 } });
  const found: string[] = [];
  const look = async (step: string) => {
    // The bar of the navigation that has just ended is none of the page's.
    await page.getByRole('progressbar').waitFor({ state: 'detached' });
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width: 375, height: height + 1_000 });
    await page.evaluate(AXE);
    const violations = await page.evaluate(async () => {
      const { axe } = window as unknown as {
        axe: {
          run(options: object): Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }>;
        };
      };
      const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
      return (await axe.run({ runOnly: tags })).violations;
    });
    for (const { id, nodes } of violations) found.push(`${step}: ${id} at ${nodes[0]?.target.join(' ')}`);
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (wider > 0) found.push(`${step}: ${wider} px too wide`);
    await page.setViewportSize({ width: 375, height: 900 });
  };
  for (const { path: target, fields } of FORM_JOURNEYS) {
    await page.goto(site.origin() + target);
    await hydrated(page);
    await page.getByRole('button', { name: CONFIRM }).click();
    await page.getByRole('main').getByRole('alert').waitFor();
    await look(`${target} errors`);
    await fillIn(page, { ...fields, corporateName: '㈱点検' });
    await toConfirm(page);
    await look(`${target} confirm`);
    await page.getByRole('button', { name: SEND }).click();
    await toReceipt(page);
    await page.getByRole('main').getByRole('status').waitFor();
    await look(`${target} done`);
  }
  expect(found).toEqual([]);
}, 240_000);
