import type { Locator, Page } from 'playwright-core';

export function footerLink(page: Page, name: string): Locator {
  return page.getByRole('contentinfo').getByRole('link', { name, exact: true });
}

/** Value of `aria-busy` on the main part: `true` while a page is being loaded into it. */
export function isBusy(page: Page): Promise<string | null> {
  return page.getByRole('main').getAttribute('aria-busy');
}
