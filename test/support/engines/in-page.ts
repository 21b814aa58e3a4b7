// Functions that run in the page (`Tab.run`). They use no function that a browser of the baseline lacks.

/** Starts the page's own code, and returns whether React has hydrated frame and page. */
export function isTakenOver(): boolean {
  window.dispatchEvent(new Event('keydown'));
  window.dispatchEvent(new Event('scroll'));
  const menus = [...document.querySelectorAll<HTMLElement>('header button[aria-expanded]')];
  return (
    'laidOut' in document.documentElement.dataset && menus.some((button) => button.offsetParent !== null)
  );
}

/** Whether an element of the selector with this text is visible. */
export function isShown(selector: string, text: string): boolean {
  const found = [...document.querySelectorAll(selector)];
  return found.some((one) => one.getClientRects().length > 0 && one.textContent?.includes(text) === true);
}

export function hasFocus(selector: string, text: string): boolean {
  const focused = document.activeElement;
  return focused?.matches(selector) === true && focused.textContent?.includes(text) === true;
}

export function isAt(address: string): boolean {
  return (location.pathname + location.search).startsWith(address);
}

/** Pictures that the browser has asked for in vain. */
export function missingPictures(): string[] {
  const loaded = [...document.images].filter(({ complete }) => complete);
  return loaded.filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => `no picture: ${src}`);
}

/**
 * Characters beside digits that are drawn over each other, with their text: `2.5G`. Boxes of
 * neighbours on one line follow one another in every engine. WebKit draws the neighbours of a digit over each other
 * where it spaces them, which their boxes do not show: there the style itself is the fault.
 */
export function overprintedFigures(): string[] {
  const faults: string[] = [];
  const range = document.createRange();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.textContent ?? '';
    const parent = node.parentElement;
    if (!/\d/.test(text) || !parent || parent.closest('.sr-only, svg, script, style')) continue;
    const spacing = (getComputedStyle(parent) as { textAutospace?: string }).textAutospace;
    if (spacing === 'normal' && !CSS.supports('text-spacing-trim', 'trim-start'))
      faults.push(`${text.slice(0, 60)} is spaced by an engine that overprints`);
    const boxOf = (index: number) => {
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      // At the end of a line an engine may add an empty box.
      return [...range.getClientRects()].find(({ width }) => width > 0);
    };
    for (const { index } of text.matchAll(/(?=\d\S|[^\s\d]\d)/g)) {
      const [one, next] = [boxOf(index), boxOf(index + 1)];
      if (!one || !next || Math.abs(one.top - next.top) > 1) continue;
      const isCovered = one.right - next.left > Math.min(one.width, next.width) / 2;
      if (isCovered) faults.push(`${text.slice(index, index + 2)} in ${text.slice(0, 60)}`);
    }
  }
  return faults;
}

/** Elements that stay in view while the page scrolls. */
export function stayingParts(): string[] {
  return [...document.querySelectorAll('header, main *, nav')]
    .filter((element) => ['sticky', 'fixed'].includes(getComputedStyle(element).position))
    .filter((element) => {
      const { top, bottom, width } = element.getBoundingClientRect();
      return width > 1 && top < innerHeight && bottom > 0;
    })
    .map((element) => element.outerHTML.slice(0, 120));
}
