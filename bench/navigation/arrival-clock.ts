import type { Page } from 'playwright-core';

/**
 * Times of one click, in milliseconds: until the new page's h1 was in the document, and until it was painted.
 */
export interface Arrival {
  insertedMs: number;
  paintedMs: number;
}

type Clock = { arrival: Promise<Arrival> | undefined };

/** Runs in the page: starts the clock on each click, stops it with the frame after the next new h1. */
function keepTime(): void {
  const clock: Clock = { arrival: undefined };
  Object.assign(window, { arrivalClock: clock });
  window.addEventListener(
    'click',
    ({ timeStamp }) => {
      const { pathname } = window.location;
      const before = document.querySelector('h1');
      const words = before?.textContent;
      clock.arrival = new Promise((resolve) => {
        const observer = new MutationObserver(() => {
          const title = document.querySelector('h1');
          if (!title || window.location.pathname === pathname) return;
          if (title === before && title.textContent === words) return;
          observer.disconnect();
          const insertedMs = performance.now() - timeStamp;
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve({ insertedMs, paintedMs: performance.now() - timeStamp });
            port2.postMessage(null);
          });
        });
        observer.observe(document, { childList: true, subtree: true, characterData: true });
      });
    },
    { capture: true },
  );
}

export async function startClock(page: Page): Promise<void> {
  await page.addInitScript(keepTime);
}

export function readClock(page: Page): Promise<Arrival | undefined> {
  return page.evaluate(() => (window as unknown as { arrivalClock: Clock }).arrivalClock.arrival);
}
