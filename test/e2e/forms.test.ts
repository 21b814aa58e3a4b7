import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { FORM_JOURNEYS, type FormJourney } from '../fixtures/form-journeys.ts';
import { runAxe } from '../support/axe.ts';
import { CONFIRM, fillIn, formVisits, PHONE, SEND, toConfirm, toReceipt } from '../support/form-visits.ts';
import { storingSite } from '../support/storing-site.ts';
import { until } from '../support/until.ts';

const site = storingSite();
const { storedOf } = site;
const { open, openNext } = formVisits(site);
const SALES = FORM_JOURNEYS.find(({ path: at }) => at === '/sales') as FormJourney;

const MODES: [name: string, javaScriptEnabled: boolean][] = [
  ['with JavaScript, with no accessibility violation at any step', true],
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
  async (target, _mode, javaScriptEnabled, { fields, expected }) => {
    const corporateName = `㈱${target} ${javaScriptEnabled}`;
    const { page, problems } = await openNext(target, javaScriptEnabled);
    const found: string[] = [];
    // Its rules are run by script.
    const check = async (step: string) =>
      javaScriptEnabled && found.push(...(await stepProblems(page, step)));
    if (javaScriptEnabled) {
      await page.getByRole('button', { name: CONFIRM }).click();
      await page.getByRole('main').getByRole('alert').waitFor();
    }
    await check('errors');
    await fillIn(page, { ...fields, corporateName });
    await toConfirm(page);
    await check('confirm');
    const shown = await page.getByRole('main').innerText();
    expect(shown).toContain(corporateName);
    expect(shown).toContain('髙橋');
    await page.getByRole('button', { name: SEND }).click();
    const receipt = await toReceipt(page);
    await check('done');
    expect(await page.getByRole('main').getByRole('status').innerText()).toContain(receipt);
    const stored = await storedOf(corporateName);
    expect(stored.map((one) => one.receipt)).toEqual([receipt]);
    expect(stored[0]?.typed).toMatchObject({ ...expected, corporateName });
    expect(found).toEqual([]);
    // Without script the browser reports every script that it leaves out.
    expect(problems.filter((problem) => javaScriptEnabled || !problem.endsWith('.js csp'))).toEqual([]);
  },
);

/** What of a form's step breaks the accessibility rules (WCAG 2.2 AA) or is too wide, on a phone. */
async function stepProblems(page: Page, step: string): Promise<string[]> {
  // The bar of the navigation that has just ended is none of the page's.
  await page.getByRole('progressbar').waitFor({ state: 'detached' });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: PHONE.width, height: height + 1_000 });
  const { violations } = await runAxe(page);
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await page.setViewportSize(PHONE);
  return [...violations, ...(wider > 0 ? [`${wider} px too wide`] : [])].map(
    (problem) => `${step}: ${problem}`,
  );
}

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
      if (value === 'confirm') return page.keyboard.press('Enter');
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
  for (let step = 0; step < 40 && (await focused()).value !== 'confirm'; step += 1)
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
