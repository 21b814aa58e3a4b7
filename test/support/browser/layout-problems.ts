/** Faults of the layout at the current window size. Runs in the page, through `page.evaluate`. */
export function layoutProblems(): string[] {
  const problems: string[] = [];
  const root = document.documentElement;
  const name = (element: Element) =>
    `${element.tagName.toLowerCase()} 「${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 24)}」`;
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

  const overflow = root.scrollWidth - window.innerWidth;
  if (overflow > 0) problems.push(`${overflow} px wider than the window`);

  // Compares line by line: the bounding box of a wrapped link also covers text between its first and last
  // line.
  for (const area of document.querySelectorAll('header, footer, main')) {
    const controls = [...area.querySelectorAll('a[href], button, input, select, textarea, summary')]
      .filter((element) => isShown(element) && isReachable(element) && !movesOverOthers(element))
      .map((element) => ({ element, boxes: [...element.getClientRects()] }));
    for (const [index, one] of controls.entries()) {
      const on = controls.slice(index + 1, index + 8).find((other) => {
        if (one.element.contains(other.element)) return false;
        return one.boxes.some((box) => other.boxes.some((otherBox) => overlap(box, otherBox)));
      });
      if (on) problems.push(`${name(one.element)} lies on ${name(on.element)}`);
    }
  }

  // A word that is longer than its line is cut off unless its box scrolls.
  for (const element of document.querySelectorAll(
    'main h1, main h2, main h3, main p, main a, main button, main dd, header a, footer a',
  )) {
    if (!isShown(element) || element.classList.contains('sr-only')) continue;
    const { overflowX } = getComputedStyle(element);
    const cut = element.scrollWidth - element.clientWidth;
    if (element.clientWidth > 1 && cut > 2 && overflowX !== 'visible' && overflowX !== 'auto')
      problems.push(`${name(element)} is cut off by ${cut} px`);
  }
  return [...new Set(problems)];

  function overlap(one: DOMRect, other: DOMRect): boolean {
    const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    return Math.min(one.width, other.width) > 1 && width > 2 && height > 2;
  }

  /** A honeypot field is hidden from sight, from screen readers and from the Tab key. */
  function isReachable(element: Element): boolean {
    return !(element.matches('[tabindex="-1"]') && element.closest('[aria-hidden="true"]'));
  }

  /** Slides replace each other, and a sticky bar moves over scrolled content. */
  function movesOverOthers(element: Element): boolean {
    return element.closest('[aria-roledescription], .slick-slider, dialog, main .sticky') !== null;
  }
}
