import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import {
  ANALYTICS_ID_COOKIE,
  ANALYTICS_ID_POLL_MS,
  ANALYTICS_ID_TIMEOUT_MS,
  QUICK_INQUIRY_DELAY_MS,
} from '../../../shared/constants.ts';
import { overSharedContent } from '../../support/browser/browser-site.ts';
import { pass, timedSite, watchTimer } from '../../support/sites/timed-site.ts';

const site = timedSite(overSharedContent({ GTM_ID: 'GTM-TEST' }));
const API = '**/api/consult/addNewContentForm';

/** Prepares a visitor who has consented to analytics, with a stubbed tag manager. */
async function prepare(page: Page): Promise<void> {
  await page.route('https://www.googletagmanager.com/**', (route) => route.fulfill({ body: '' }));
  await page.addInitScript(() => localStorage.setItem('analyticsConsent', 'granted'));
}

async function sendInquiry(): Promise<{ page: Page; sent: string[] }> {
  const { page } = await site.open('/company', { prepare });
  const sent: string[] = [];
  await page.route(API, (route) => {
    sent.push(route.request().url());
    return route.fulfill({ json: { code: 200, message: '成功', data: { receipt: 'R-1' } } });
  });
  await pass(page, QUICK_INQUIRY_DELAY_MS);
  await page.getByRole('button', { name: 'かんたんお問い合わせ' }).click();
  const form = page.getByRole('dialog', { name: 'かんたんお問い合わせ' });
  await form.waitFor();
  for (const name of ['corporateName', 'fame', 'mailbox', 'content'])
    await form.locator(`[name="${name}"]`).fill('見本');
  await form.locator('[name="privacyConsent"]').check();
  // The code of the submission is loaded on the first submission; no waiting time counts before it polls for
  // the id.
  const lookedForId = await watchTimer(page, ANALYTICS_ID_POLL_MS);
  await form.getByRole('button', { name: '送信する' }).click();
  await form.getByRole('button', { name: '送信しています' }).waitFor();
  await lookedForId();
  return { page, sent };
}

const thanks = (page: Page) => page.getByRole('status', { name: '送信が完了しました' });

test('a form waits for the analytics id, three seconds at most', async () => {
  const { page, sent } = await sendInquiry();
  // Advances one poll at a time, because each sets the timer of the next.
  for (let passed = ANALYTICS_ID_POLL_MS; passed < ANALYTICS_ID_TIMEOUT_MS; passed += ANALYTICS_ID_POLL_MS)
    await pass(page, ANALYTICS_ID_POLL_MS);
  await pass(page, ANALYTICS_ID_POLL_MS - 1);
  expect(sent).toEqual([]);
  await pass(page, 1);
  await thanks(page).waitFor();
  expect(sent).toHaveLength(1);
});

test('it is sent as soon as the id is there', async () => {
  const { page, sent } = await sendInquiry();
  await pass(page, ANALYTICS_ID_POLL_MS * 5);
  expect(sent).toEqual([]);
  await page.context().addCookies([{ name: ANALYTICS_ID_COOKIE, value: 'GA1.1.1.2', url: site.origin() }]);
  await pass(page, ANALYTICS_ID_POLL_MS);
  await thanks(page).waitFor();
  expect(sent).toHaveLength(1);
});

test('no other prompt appears before the visitor has answered about analytics', async () => {
  const { page } = await site.open('/company', {
    prepare: (target) =>
      target.route('https://www.googletagmanager.com/**', (route) => route.fulfill({ body: '' })),
  });
  const consent = page.getByRole('region', { name: 'Cookieなどの利用について' });
  await consent.waitFor();
  await pass(page, QUICK_INQUIRY_DELAY_MS * 2);
  const prompt = page.getByRole('region', { name: 'かんたんお問い合わせのご案内' });
  expect(await prompt.count()).toBe(0);
  await consent.getByRole('button', { name: '同意しない' }).click();
  await prompt.waitFor();
  expect(await consent.count()).toBe(0);
});
