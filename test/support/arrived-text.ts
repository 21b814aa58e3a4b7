import { JSDOM } from 'jsdom';

/** React's instructions to put what has arrived late into its place, in their order. */
const MOVES = /\$R([CS])\("([^"]+)","([^"]+)"\)/g;

/** What the main part of a document says once all of it has arrived, whether in one piece or in several. */
export function arrivedText(html: string): string {
  const { document } = new JSDOM(html).window;
  for (const [, kind, first = '', second = ''] of html.matchAll(MOVES)) {
    const [place, arrived] = kind === 'C' ? [first, second] : [second, first];
    const template = document.getElementById(place);
    const content = document.getElementById(arrived);
    if (!template || !content) continue;
    if (kind === 'C') removeFallback(template);
    template.replaceWith(...content.childNodes);
    content.remove();
  }
  const main = document.querySelector('main');
  for (const element of main?.querySelectorAll('script, style, noscript, template') ?? []) element.remove();
  return main?.textContent ?? '';
}

/** What stands between the mark of a section that is on its way and the end of that section. */
function removeFallback(template: Element): void {
  let depth = 0;
  for (let node = template.nextSibling; node; node = template.nextSibling) {
    if (node.nodeType === node.COMMENT_NODE) {
      const { data } = node as Comment;
      if (data === '/$' && depth === 0) return;
      depth += data === '/$' ? -1 : data.startsWith('$') ? 1 : 0;
    }
    node.remove();
  }
}
