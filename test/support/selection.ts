import type { Page } from 'playwright-core';

/** Address of the shortlist. */
export const LIST = '/products/list';

/** Link to the shortlist in the header, with the number of products. */
export const badge = (page: Page) => page.getByRole('banner').getByRole('link', { name: '検討リスト' });

/** Values of the controls with a name. */
export const controls = (page: Page, name: string) =>
  page
    .locator(`main form [name="${name}"]`)
    .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));

/** Stores a shortlist in the browser before a page opens. */
export const keep = (page: Page, list: unknown) =>
  page.addInitScript((text) => localStorage.setItem('selection', text), JSON.stringify(list));
