import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { INQUIRY_SENT_KEY, QUICK_INQUIRY_CLOSED_KEY, SURVEY_DISMISSED_KEY } from '../../shared/constants.ts';

export const DESKTOP = { viewport: { width: 1440, height: 900 } };
export const PHONE = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true };

/** Opens a page without prompts and with an empty cache. */
export async function newVisit(browser: Browser, device: BrowserContextOptions): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'ja-JP', ...device })).newPage();
  await silencePrompts(page);
  return page;
}

/** Marks all prompts as dismissed: they appear at times that would affect the measurement. */
export async function silencePrompts(page: Page): Promise<void> {
  await page.addInitScript(
    (keys) => {
      for (const key of keys) {
        sessionStorage.setItem(key, '1');
        localStorage.setItem(key, '1');
      }
    },
    [QUICK_INQUIRY_CLOSED_KEY, INQUIRY_SENT_KEY, SURVEY_DISMISSED_KEY],
  );
}
