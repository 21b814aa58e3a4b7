import type { Page } from 'playwright-core';
import { ownListCalls } from '../../../records/search/wire.ts';
import { SEARCH_TYPE } from '../../../shared/api/vocabulary.ts';

const PRODUCT = '/products/ma3511_p203.html';

/** Visits with API calls that no page makes on load, each with the visitor's actions. */
export const VISITS: readonly (readonly [path: string, act?: (page: Page) => Promise<unknown>])[] = [
  ['/', searchByHand],
  ['/search?value=PoE'],
  ...Object.keys(ownListCalls).map(
    (kind) => [`/search?value=PoE&type=${SEARCH_TYPE[kind as keyof typeof ownListCalls]}`] as const,
  ),
  ['/search'],
  ['/downloads?keywords=MA3511'],
  ['/products/switches/access-l2_12', openPartNumbers],
  [PRODUCT, voteAndAsk],
  ['/tools/poe?device=%E3%82%AB%E3%83%A1%E3%83%A9&count=3'],
  ['/service/warranty-check', checkWarranty],
];

/** The panel lists products for an empty input, then the matching ones. */
async function searchByHand(page: Page): Promise<void> {
  const search = page.getByRole('banner').getByRole('search', { name: 'サイト内検索' });
  await search.getByRole('button', { name: '検索' }).first().click();
  await search.getByRole('region', { name: '人気の製品' }).waitFor();
  await search.getByRole('combobox').fill('MA');
  await search.getByRole('option').first().waitFor();
}

async function openPartNumbers(page: Page): Promise<void> {
  const compared = page.getByRole('region', { name: '仕様の比較' });
  await compared.locator('summary').first().click();
  await compared.getByRole('table', { name: /の品番$/ }).waitFor();
}

async function voteAndAsk(page: Page): Promise<void> {
  await page.getByRole('button', { name: '参考になった' }).click();
  await page.getByRole('status').filter({ hasText: 'ありがとうございま' }).waitFor();
  await page
    .getByRole('region', { name: 'かんたんお問い合わせのご案内' })
    .getByRole('button', { name: 'かんたんお問い合わせ' })
    .click();
  const form = page.getByRole('dialog', { name: 'かんたんお問い合わせ' });
  for (const name of ['corporateName', 'fame', 'content'])
    await form.locator(`[name="${name}"]`).fill('水面商事');
  await form.locator('[name="mailbox"]').fill('hanako@example.jp');
  await form.locator('[name="privacyConsent"]').check();
  await form.getByRole('button', { name: '送信する' }).click();
  await page.getByRole('status', { name: '送信が完了しました' }).waitFor();
}

async function checkWarranty(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: /シリアル番号/ }).fill('MN26030B1102');
  await page.getByRole('button', { name: '保証状況を確認する' }).click();
  await page.waitForURL('**/service/warranty-check/results');
}
