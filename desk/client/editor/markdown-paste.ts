import TurndownService from 'turndown';

const converter = new TurndownService({
  headingStyle: 'atx',
  bulletListMarker: '-',
  codeBlockStyle: 'fenced',
  emDelimiter: '*',
});
// Metadata of word processors, and active content.
converter.remove([
  'style',
  'script',
  'title',
  'meta',
  'link',
  'noscript',
  'iframe',
  'object',
  'form',
  'button',
]);
// Pictures are uploaded separately, with a description.
converter.addRule('pictures', { filter: ['img', 'picture', 'svg'] as never, replacement: () => '' });
converter.addRule('links', {
  filter: 'a',
  replacement: (text, node) => {
    const href = (node as HTMLElement).getAttribute('href') ?? '';
    return /^(?:https?:|mailto:|tel:|\/)/i.test(href) && text.trim() ? `[${text.trim()}](${href})` : text;
  },
});

/** List markers that Word copies as text: bullets and numbers. */
const DRAWN_BULLET = /^(?:[·•◦▪§ü‣●■○]|[oO](?=[\s\u00a0]))[\s\u00a0]*/;
const DRAWN_NUMBER = /^(\d{1,3})[.)．)][\s\u00a0]*/;

/**
 * Converts copied HTML to Markdown: headings, lists, bold, links, and tables as lines. Parses it in an inert document,
 * which loads and runs no content.
 */
export function markdownOfHtml(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const paragraph of page.querySelectorAll<HTMLElement>('p[class*="MsoListParagraph"]'))
    markAsItem(page, paragraph);
  for (const row of page.querySelectorAll('tr'))
    row.replaceWith(
      paragraphOf(page, [...row.cells].map((cell) => cell.textContent?.trim() ?? '').join(' | ')),
    );
  return converter
    .turndown(page.body)
    .replace(/^(- |\d+\. ) +/gm, '$1')
    .replace(/\u00a0/g, ' ')
    .replace(/(?<![ \t])[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function paragraphOf(page: Document, text: string): HTMLElement {
  const paragraph = page.createElement('p');
  paragraph.textContent = text;
  return paragraph;
}

function markAsItem(page: Document, paragraph: HTMLElement): void {
  const text = paragraph.textContent?.trim() ?? '';
  const number = DRAWN_NUMBER.exec(text);
  const list = page.createElement(number ? 'ol' : 'ul');
  if (number?.[1]) list.setAttribute('start', number[1]);
  const item = page.createElement('li');
  item.textContent = text.replace(number ? DRAWN_NUMBER : DRAWN_BULLET, '');
  list.append(item);
  const before = paragraph.previousElementSibling;
  if (before?.tagName === list.tagName) before.append(item);
  else paragraph.before(list);
  paragraph.remove();
}
