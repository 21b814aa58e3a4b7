import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import type { FormJourney } from '../../fixtures/form-journeys.ts';
import type { WatchedPage } from '../browser/browser.ts';
import type { BrowserSite } from '../browser/browser-site.ts';

export const CONFIRM = '入力内容を確認する';
export const SEND = 'この内容で送信する';
/** Viewport of a phone. */
export const PHONE = { width: 375, height: 900 };

interface FormVisits {
  /** Opens an empty page for a new visitor. */
  visit(options?: BrowserContextOptions): Promise<WatchedPage>;
  /**
   * Opens a page with a form that can be filled in; with script, after the controls that need script have
   * appeared.
   */
  open(target: string, options?: BrowserContextOptions): Promise<WatchedPage>;
  /**
   * Like `open`, for the next visitor on a device from which others have sent other forms: with script, a
   * phone.
   */
  openNext(target: string, javaScriptEnabled: boolean): Promise<WatchedPage>;
}

/**
 * Provides visits. Each visitor has a separate IP address, because the site limits submissions by address.
 */
export function formVisits(site: BrowserSite): FormVisits {
  let visitors = 0;
  const devices = new Map<boolean, Promise<WatchedPage>>();

  function nextVisitor(): Record<string, string> {
    visitors += 1;
    return { 'X-Forwarded-For': `198.51.100.${visitors}` };
  }

  function visit(options: BrowserContextOptions = {}): Promise<WatchedPage> {
    return site.newPage({ extraHTTPHeaders: nextVisitor(), ...options });
  }

  async function goTo(target: string, watched: WatchedPage, javaScriptEnabled = true): Promise<WatchedPage> {
    await watched.page.goto(site.origin() + target);
    if (javaScriptEnabled) await formHydrated(watched.page);
    else await unfoldForm(watched.page);
    return watched;
  }

  return {
    visit,
    async open(target, options) {
      return goTo(target, await visit(options), options?.javaScriptEnabled);
    },
    async openNext(target, javaScriptEnabled) {
      const device =
        devices.get(javaScriptEnabled) ??
        site.keptPage({ javaScriptEnabled, ...(javaScriptEnabled && { viewport: PHONE }) });
      devices.set(javaScriptEnabled, device);
      const watched = await device;
      watched.problems.length = 0;
      await watched.page.setExtraHTTPHeaders(nextVisitor());
      return goTo(target, watched, javaScriptEnabled);
    },
  };
}

/** Opens the disclosure that may hide a form, as a visitor does. */
async function unfoldForm(page: Page): Promise<void> {
  const closed = page.locator('main details:not([open]):has(form) > summary');
  if ((await closed.count()) > 0) await closed.click();
}

export async function formHydrated(page: Page): Promise<void> {
  await unfoldForm(page);
  await page.getByRole('button', { name: '入力内容を消去する' }).waitFor();
}

export function control(page: Page, name: string): Locator {
  return page.locator(`main form [name="${name}"]:not([type=hidden])`);
}

export async function fillIn(page: Page, fields: FormJourney['fields']): Promise<void> {
  const kinds = await page.evaluate(kindsOf, Object.keys(fields));
  for (const [place, [name, value]] of Object.entries(fields).entries()) {
    const kind = kinds[place];
    if (name === 'privacyConsent') await control(page, name).check();
    else if (kind === 'SELECT') await control(page, name).selectOption(String(value));
    else if (kind === 'radio' || kind === 'checkbox') {
      for (const one of [value].flat()) await page.locator(`main [name="${name}"][value="${one}"]`).check();
    } else await control(page, name).fill(String(value));
  }
}

/** Input type of each control, or the element's name. Runs in the page, through `page.evaluate`. */
function kindsOf(names: string[]): string[] {
  return names.map((name) => {
    const element = document.querySelector(`main form [name="${name}"]:not([type=hidden])`);
    return element instanceof HTMLInputElement ? element.type : (element?.tagName ?? '');
  });
}

export async function toConfirm(page: Page): Promise<void> {
  await page.getByRole('button', { name: CONFIRM }).click();
  await page.getByRole('heading', { level: 1, name: '入力内容の確認' }).waitFor();
}

export async function toReceipt(page: Page): Promise<string> {
  await page.waitForURL('**receipt=**');
  const receipt = new URL(page.url()).searchParams.get('receipt') ?? '';
  await page.getByRole('main').getByRole('status').filter({ hasText: receipt }).waitFor();
  return receipt;
}
