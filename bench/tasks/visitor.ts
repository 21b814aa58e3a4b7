import type { Locator, Page } from 'playwright-core';
import { settled } from '../../test/support/arrival.ts';

/** What a task cost a visitor. */
export interface Cost {
  /** Presses of the mouse or the finger; typing and the key that sends it are not counted. */
  clicks: number;
  /** Windows scrolled to reach what was pressed and what was looked for, in tenths. */
  screens: number;
  /** Where what was looked for stands in its window when it is there, in CSS pixels. */
  y: number;
}

/** Somebody who does a task with a browser, and counts. */
export class Visitor {
  clicks = 0;
  #screens = 0;
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Presses what is there, as soon as it can be pressed, and waits until the page has what it asks for then. */
  async click(target: Locator): Promise<void> {
    await target.waitFor();
    await this.#reach(target);
    await target.click();
    this.clicks += 1;
    await settled(this.page);
  }

  /** Types into a field that has the focus or was pressed before. */
  async type(target: Locator, text: string): Promise<void> {
    await target.fill(text);
    await settled(this.page);
  }

  async send(target: Locator): Promise<void> {
    await target.press('Enter');
    await settled(this.page);
  }

  /** Opens a list and picks an entry: one click, since the list opens at the press that picks. */
  async chooses(target: Locator, label: string): Promise<void> {
    await this.#reach(target);
    await target.selectOption({ label });
    this.clicks += 1;
    await settled(this.page);
  }

  /** The task is done when this file is opened. */
  async opens(target: Locator): Promise<Cost> {
    const cost = await this.sees(target);
    const address = await target.evaluate((link: HTMLAnchorElement) => link.href);
    const response = await this.page.request.get(address);
    if (!response.ok()) throw new Error(`${address} answered ${response.status()}`);
    return { ...cost, clicks: cost.clicks + 1 };
  }

  /** The task is done when this is there. */
  async sees(target: Locator): Promise<Cost> {
    await target.waitFor();
    const y = await target.evaluate(topAtRest);
    await this.#reach(target);
    return { clicks: this.clicks, screens: Math.round(this.#screens * 10) / 10, y: Math.round(y) };
  }

  /** Counts how far what is not in the window, or lies below a bar at its edge, is away from it. */
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

/** Where an element stands once the page has come to rest: what is gone to is scrolled to after it is there. */
async function topAtRest(element: Element): Promise<number> {
  const framesAtRest = 30;
  let top = Number.NaN;
  for (let frames = 0; frames < framesAtRest; frames += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const now = element.getBoundingClientRect().top;
    if (now !== top) frames = 0;
    top = now;
  }
  return top;
}
