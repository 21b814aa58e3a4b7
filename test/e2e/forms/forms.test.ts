import { expect, test } from '@jest/globals';
import { FORM_JOURNEYS, type FormJourney } from '../../fixtures/form-journeys.ts';
import { testJourneys } from '../../support/requests/form-journey-tests.ts';
import { formVisits, toReceipt } from '../../support/requests/form-visits.ts';
import { storingSite } from '../../support/sites/storing-site.ts';
import { until } from '../../support/until.ts';

const site = storingSite();
const { storedOf } = site;
const { open } = formVisits(site);
const SALES = FORM_JOURNEYS.find(({ path: at }) => at === '/sales') as FormJourney;

testJourneys(site, [SALES]);

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
