/**
 * Texts with a wrong line break at the current window width: a button on two lines, a technical term
 * (`Wi-Fi`, `10GBASE-T`, a model, a telephone number) broken at its hyphen, a figure broken before its unit
 * (`23dBm`), a lead with a line of one short phrase. Runs in the page, through `page.evaluate`.
 */
export function textProblems(): string[] {
  const TERM = /[A-Za-z0-9]+(?:[-‐‑][A-Za-z0-9]+)+|\d[\d.,]*[A-Za-z]{1,5}\b/g;
  /** Width in pixels below which the text of a long button may take two lines. */
  const NARROW = 480;
  const problems: string[] = [];
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('.sr-only, svg, pre, [inert], [aria-hidden="true"]');

  for (const { range, text, parent } of textRuns()) {
    for (const { 0: term, index } of text.matchAll(TERM)) {
      const rects = rectsOf(range, index, index + term.length);
      if (lines(rects) < 2) continue;
      const width = rects.reduce((sum, rect) => sum + rect.width, 0);
      if (width < roomIn(parent))
        problems.push(`「${term}」 is torn in <${parent.tagName.toLowerCase()}> ${about(parent)}`);
    }
  }

  for (const button of document.querySelectorAll('a, button')) {
    const words = [...button.childNodes].find(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    if (window.innerWidth < NARROW || !words || !isShown(button) || !looksLikeButton(button)) continue;
    const range = document.createRange();
    range.selectNodeContents(words);
    if (lines([...range.getClientRects()]) > 1)
      problems.push(`the button ${about(button)} breaks into lines`);
  }
  for (const lead of document.querySelectorAll('main p')) {
    if (!isShown(lead) || !getComputedStyle(lead).wordBreak.includes('phrase')) continue;
    const range = document.createRange();
    range.selectNodeContents(lead);
    const widths = lineBoxes([...range.getClientRects()]).map(({ left, right }) => right - left);
    if (widths.slice(0, -1).some((width) => width < roomIn(lead) / 4))
      problems.push(`${about(lead)} breaks long before the line is full`);
  }
  return [...new Set(problems)];

  /** Inline elements do not end a word: the texts of a block are joined. */
  function* textRuns(): Generator<{ range: [Text, number][]; text: string; parent: Element }> {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let run: { range: [Text, number][]; text: string; parent: Element } | undefined;
    for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
      const holder = node.parentElement;
      if (!holder || holder.closest('script, style, noscript, template') || !isShown(holder)) continue;
      const parent = blockOf(holder);
      if (run?.parent !== parent) {
        if (run) yield run;
        run = { range: [], text: '', parent };
      }
      run.range.push([node, run.text.length]);
      run.text += node.data;
    }
    if (run) yield run;
  }

  function blockOf(element: Element): Element {
    let block = element;
    while (block.parentElement && /^(inline|contents)/.test(getComputedStyle(block).display))
      block = block.parentElement;
    return block;
  }

  function rectsOf(range: [Text, number][], from: number, to: number): DOMRect[] {
    return range.flatMap(([node, start]) => {
      const [begin, end] = [Math.max(from - start, 0), Math.min(to - start, node.data.length)];
      if (begin >= end) return [];
      const part = document.createRange();
      part.setStart(node, begin);
      part.setEnd(node, end);
      return [...part.getClientRects()].filter(({ width }) => width > 0);
    });
  }

  function lineBoxes(rects: DOMRect[]): { top: number; left: number; right: number }[] {
    const boxes: { top: number; left: number; right: number }[] = [];
    for (const { top, left, right, height } of rects) {
      const line = boxes.find((known) => Math.abs(known.top - top) < height / 2);
      if (!line) boxes.push({ top, left, right });
      else Object.assign(line, { left: Math.min(line.left, left), right: Math.max(line.right, right) });
    }
    return boxes;
  }

  function lines(rects: DOMRect[]): number {
    return lineBoxes(rects).length;
  }

  function roomIn(element: Element): number {
    const { paddingLeft, paddingRight } = getComputedStyle(element);
    return element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  }

  function looksLikeButton(element: Element): boolean {
    const { backgroundColor, borderTopWidth, borderTopLeftRadius, display, justifyContent } =
      getComputedStyle(element);
    const framed = backgroundColor !== 'rgba(0, 0, 0, 0)' || borderTopWidth !== '0px';
    return display.endsWith('flex') && justifyContent === 'center' && framed && borderTopLeftRadius !== '0px';
  }

  function about(element: Element): string {
    return `「${(element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 60)}」`;
  }
}
