import type { Page } from 'playwright-core';

/**
 * Wraps every text of the page in elements, now and on each later change, as browsers do when they translate
 * it.
 */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(wrapTexts);
}

/** Runs in the page. */
export function wrapTexts(): void {
  function wrap(root: Node): void {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      const parent = text.parentElement;
      if (
        !parent ||
        parent.closest('script, style, textarea, [translate=no]') ||
        text.nodeValue?.trim() === ''
      )
        continue;
      if (parent.tagName === 'FONT') continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.nodeValue;
      outer.append(inner);
      parent.replaceChild(outer, text);
    }
  }
  wrap(document.body);
  new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) if (node.isConnected) wrap(node);
  }).observe(document.body, { childList: true, subtree: true });
}
