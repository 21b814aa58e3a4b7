import type { Page } from 'playwright-core';

/** The address of the list. */
export const LIST = '/products/list';

/** The list's link in the header, with how many products it holds. */
export const badge = (page: Page) => page.getByRole('banner').getByRole('link', { name: '検討リスト' });

/** What stands in the controls of one name. */
export const controls = (page: Page, name: string) =>
  page
    .locator(`main form [name="${name}"]`)
    .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));

/** Puts a list into the browser before a page opens. */
export const keep = (page: Page, list: unknown) =>
  page.addInitScript((text) => localStorage.setItem('selection', text), JSON.stringify(list));
