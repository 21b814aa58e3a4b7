import type { Page } from 'playwright-core';

export const PRODUCT = '/products/ma3511_p203.html';

export const prompt = (page: Page) => page.getByRole('region', { name: 'かんたんお問い合わせのご案内' });
export const dialog = (page: Page) => page.getByRole('dialog', { name: '導入相談・カタログ請求' });
export const survey = (page: Page) => page.getByRole('region', { name: 'Webサイトに関するアンケート' });
export const formSurvey = (page: Page) => page.getByRole('region', { name: 'フォームに関するアンケート' });
export const anyOverlay = (page: Page) => page.locator('[data-overlay]');
export const close = (page: Page) => anyOverlay(page).getByRole('button', { name: '閉じる' });

/** Fills storage as an earlier visit of this session left it. */
export const stored =
  (items: Partial<Record<'quickInquiryClosed' | 'firstClicks' | 'surveyDismissed', string>>) =>
  async (page: Page) =>
    page.addInitScript((given) => {
      for (const [key, value] of Object.entries(given))
        (key === 'surveyDismissed' ? localStorage : sessionStorage).setItem(key, value);
    }, items);

export const item = (page: Page, storage: 'sessionStorage' | 'localStorage', key: string) =>
  page.evaluate(([kind, name]) => window[kind as 'sessionStorage'].getItem(name as string), [storage, key]);
