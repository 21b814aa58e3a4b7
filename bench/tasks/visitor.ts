import type { Locator, Page } from 'playwright-core';
import { settled } from '../../test/support/browser/arrival.ts';

/** Cost of a task for a visitor. */
export interface Cost {
  /** Clicks or taps; typing and the key that submits are not counted. */
  clicks: number;
  /** Windows scrolled to reach the pressed controls and the result, in tenths. */
  screens: number;
  /** Position of the result in its window after it has arrived, in CSS pixels. */
  y: number;
  /** Whether the result was outside of the window, so that the visitor had to look for it. */
  isOutside: boolean;
}

/** Performs a task in a browser and counts its cost. */
export class Visitor {
  clicks = 0;
  #screens = 0;
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Clicks an element as soon as it can be clicked, and waits for the requests that this causes. */
  async click(target: Locator): Promise<void> {
    await target.waitFor();
    await this.#reach(target);
    await target.click();
    this.clicks += 1;
    await settled(this.page);
  }

  /** Types into a field that has the focus or was clicked before. */
  async type(target: Locator, text: string): Promise<void> {
    await target.fill(text);
    await settled(this.page);
  }

  async send(target: Locator): Promise<void> {
    await target.press('Enter');
    await settled(this.page);
  }

  /** Opens a list and picks an entry: one click, because pressing, moving and releasing picks at once. */
  async chooses(target: Locator, label: string): Promise<void> {
    await this.#reach(target);
    await target.selectOption({ label });
    this.clicks += 1;
    await settled(this.page);
  }

  /** Completes the task with the request of this file. */
  async opens(target: Locator): Promise<Cost> {
    // The visitor has scrolled to it, as `screens` counts, before pressing it.
    const cost = { ...(await this.sees(target)), isOutside: false };
    const address = await target.evaluate((link: HTMLAnchorElement) => link.href);
    const response = await this.page.request.get(address);
    if (!response.ok()) throw new Error(`${address} answered ${response.status()}`);
    return { ...cost, clicks: cost.clicks + 1 };
  }

  /** Completes the task when this element is there. */
  async sees(target: Locator): Promise<Cost> {
    await target.waitFor();
    let y: number | null = null;
    // React may replace the element while it comes to rest.
    while (y === null) y = await target.evaluate(topAtRest);
    await this.#reach(target);
    const isOutside = y < 0 || y >= (this.page.viewportSize()?.height ?? 0);
    return {
      clicks: this.clicks,
      screens: Math.round(this.#screens * 10) / 10,
      y: Math.round(y),
      isOutside,
    };
  }

  /**
   * Adds the distance, in windows, to an element that is outside of the window or below a bar at its edge.
   */
  async #reach(target: Locator): Promise<void> {
    this.#screens += await target.evaluate((element) => {
      const { top, bottom, left, width } = element.getBoundingClientRect();
      const beyond = top < 0 ? -top : Math.max(0, bottom - window.innerHeight);
      const onTop = document.elementFromPoint(left + width / 2, (top + bottom) / 2);
      if (beyond > 0 || !onTop || !element.contains(onTop))
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
      return beyond / window.innerHeight;
    });
  }
}

/** Position of an element after scrolling has ended, which begins only after it exists; null when it has left the page. */
async function topAtRest(element: Element): Promise<number | null> {
  const framesAtRest = 30;
  let top = Number.NaN;
  for (let frames = 0; frames < framesAtRest; frames += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const now = element.getBoundingClientRect().top;
    if (now !== top) frames = 0;
    top = now;
  }
  return element.isConnected ? top : null;
}
