/** What is wrong with the layout that the window shows now. For `page.evaluate`: it runs in the page. */
export function layoutProblems(): string[] {
  const problems: string[] = [];
  const root = document.documentElement;
  const name = (element: Element) =>
    `${element.tagName.toLowerCase()} 「${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 24)}」`;
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

  const overflow = root.scrollWidth - window.innerWidth;
  if (overflow > 0) problems.push(`${overflow} px wider than the window`);

  // Line by line: a link that wraps has no business with what stands between its first line and its last.
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

  // A word that no line is long enough for is cut off, where its box does not scroll.
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

  /** A form's trap for programs is hidden from whoever looks, listens or presses Tab. */
  function isReachable(element: Element): boolean {
    return !(element.matches('[tabindex="-1"]') && element.closest('[aria-hidden="true"]'));
  }

  /** Slides take each other's place, and a bar that sticks moves over what is scrolled below it. */
  function movesOverOthers(element: Element): boolean {
    return element.closest('[aria-roledescription], .slick-slider, dialog, main .sticky') !== null;
  }
}
