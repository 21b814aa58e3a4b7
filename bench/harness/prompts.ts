import type { Page } from 'playwright-core';
import { INQUIRY_SENT_KEY, QUICK_INQUIRY_CLOSED_KEY, SURVEY_DISMISSED_KEY } from '../../shared/constants.ts';

/** What asks for attention by itself has had its answer: it comes at times that would decide what is measured. */
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
