import type { Locator, Page } from 'playwright-core';

export function footerLink(page: Page, name: string): Locator {
  return page.getByRole('contentinfo').getByRole('link', { name, exact: true });
}

/** What the main part tells assistive technology: `true` while a page is being loaded into it. */
export function isBusy(page: Page): Promise<string | null> {
  return page.getByRole('main').getAttribute('aria-busy');
}
