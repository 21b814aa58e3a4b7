import type { Page } from 'playwright-core';
import { INQUIRY_SENT_KEY, QUICK_INQUIRY_CLOSED_KEY, SURVEY_DISMISSED_KEY } from '../../shared/constants.ts';

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
