/* HTML of word processors, spreadsheets and web pages, made ready for the editor, which keeps what its schema knows. */

/** Marker of Word's lists. Bullets are letters in the fonts Wingdings and Symbol: l, n, u, Ø, ü, §. */
const NUMBER = /^\(?(?:\d{1,3}[.)、]?|[a-z]{1,4}[.)]|[ア-ン][.)])$/i;
/** Marker without Word's mark, which Safari removes: then its spaces, which cannot break. */
const DRAWN = /^\s*(?:[·•◦▪§‣●■◆○]|[a-zØüà](?=\s{2})|[((]?\d{1,3}[.)))])\s+/;
const ADDRESS = /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/i;
const BLOCKS = 'p, div, li, h1, h2, h3, h4, h5, h6';
/** Black, white, and the inks of Google Docs. */
const PLAIN =
  /^(?:black|white|windowtext|window|auto|inherit|initial|currentcolor|transparent|#0{3,6}|#f{3,6}|#1f1f1f|#202124|rgba?\(0, 0, 0.*|rgba?\(255, 255, 255.*)$/i;

/**
 * Parses copied HTML in an inert document, which loads and runs nothing.
 *
 * @returns HTML for the editor, and the names of omitted parts
 */
export function cleanHtml(html: string): { html: string; leftOut: string[] } {
  const page = new DOMParser().parseFromString(withoutStyles(html), 'text/html');
  const all = <Found extends HTMLElement>(selector: string) => page.querySelectorAll<Found>(selector);
  const leftOut: string[] = [];
  for (const element of all('style, script, title, meta, link, noscript, iframe, object, form, button, xml'))
    element.remove();
  const comments = all('[data-style*="mso-element:comment"], .MsoCommentReference');
  if (comments.length > 0) leftOut.push('コメント');
  for (const element of comments) element.remove();
  const pictures = [...all('img, picture, svg, video')].filter((one) => !one.closest('picture > *, svg > *'));
  for (const element of pictures) element.remove();
  if (pictures.length > 0) leftOut.push(`写真${pictures.length}枚(「写真」から入れてください)`);
  if ([...all('[data-style], [color]')].some(isColored)) leftOut.push('文字や背景の色');
  if (all('u').length > 0) leftOut.push('下線');
  for (const link of all('a'))
    if (!ADDRESS.test(link.getAttribute('href') ?? '') || link.textContent?.trim() === '')
      link.replaceWith(...link.childNodes);
  const paragraphs = all(
    'p[class*="MsoListParagraph"], [data-style*="mso-list:"]:is(p, h1, h2, h3, h4, h5, h6)',
  );
  for (const paragraph of paragraphs) listed(paragraph);
  for (const empty of all('p')) if (empty.textContent?.trim() === '') empty.remove();
  for (const title of all('.MsoTitle')) title.replaceWith(renamed(title, 'h1'));
  for (const list of all('ul, ol')) list.setAttribute('data-tight', 'true');
  setHeadings(page);
  for (const inner of all('td table, th table')) inner.replaceWith(inner.textContent ?? '');
  const merged = [...all<HTMLTableElement>('table')].map((table) => flatten(table));
  if (merged.includes(true)) leftOut.push('セルの結合');
  setEmphasis(page);
  return { html: page.body.innerHTML.replaceAll('&nbsp;', ' '), leftOut };
}

/** The desk's policy refuses styles of elements: they are kept under another name, to be read as text. */
function withoutStyles(html: string): string {
  const bare = html.replace(/<style\b[^<>]*>.*?<\/style>/gis, '');
  return bare.replace(/<[a-z][^<>]*>/gi, (tag) => tag.replace(/\sstyle\s*=/i, ' data-style='));
}

function styleOf(element: Element, property: string): string {
  const style = element.getAttribute('data-style') ?? '';
  return new RegExp(`(?:^|;)\\s*${property}\\s*:\\s*([^;]+)`, 'i').exec(style)?.[1]?.trim() ?? '';
}

function isColored(element: Element): boolean {
  const colors = ['color', 'background', 'background-color'].map((name) => styleOf(element, name));
  return [...colors, element.getAttribute('color')].some((one) => one && !PLAIN.test(one));
}

/** Elements for what Google Docs and browsers write as styles. */
function setEmphasis(page: Document): void {
  for (const bold of page.querySelectorAll('b, strong'))
    if (/^(?:normal|[1-4]00)/.test(styleOf(bold, 'font-weight'))) bold.replaceWith(...bold.childNodes);
  for (const span of page.querySelectorAll('span[data-style]')) {
    const tags = [
      /^(?:bold|[6-9]00)/.test(styleOf(span, 'font-weight')) && 'strong',
      styleOf(span, 'font-style').startsWith('italic') && 'em',
      styleOf(span, 'vertical-align').startsWith('super') && 'sup',
      styleOf(span, 'vertical-align').startsWith('sub') && 'sub',
    ];
    for (const tag of tags) if (tag) span.replaceChildren(renamed(span, tag));
  }
}

function renamed(element: Element, tag: string): HTMLElement {
  const next = element.ownerDocument.createElement(tag);
  next.append(...element.childNodes);
  return next;
}

/** The page's title is its only first heading; texts have three levels below it. */
function setHeadings(page: Document): void {
  const headings = [...page.querySelectorAll('h1, h2, h3, h4, h5, h6')];
  const shift = headings.some(({ tagName }) => tagName === 'H1') ? 1 : 0;
  for (const heading of headings)
    heading.replaceWith(renamed(heading, `h${Math.min(4, Number(heading.tagName[1]) + shift)}`));
}

/** Makes a paragraph of Word an item of the list above it, or the first one of a list. */
function listed(paragraph: HTMLElement): void {
  const style = paragraph.getAttribute('data-style') ?? '';
  if (/mso-list:\s*none/.test(style)) return;
  const ignored = paragraph.querySelector(
    '[data-style*="mso-list:Ignore" i], [data-style*="mso-list: Ignore" i]',
  );
  const marker = ignored?.textContent ?? DRAWN.exec(paragraph.textContent ?? '')?.[0];
  if (marker === undefined) return;
  const sign = marker.normalize('NFKC').trim();
  // Headings have numbers of their own: 第1章.
  if (/^H\d$/.test(paragraph.tagName) || (/[\p{N}\p{Script=Han}]/u.test(sign) && !NUMBER.test(sign))) return;
  if (ignored) ignored.remove();
  else removeStart(paragraph, marker.length);
  const tag = NUMBER.test(sign) && !/^[a-z]$/i.test(sign) ? 'OL' : 'UL';
  const level = Number(/level(\d)/.exec(style)?.[1] ?? 1);
  const above = paragraph.previousElementSibling;
  let list = above?.hasAttribute('data-list') ? above : undefined;
  for (let depth = 1; list && depth < level; depth += 1) {
    const last: Element | null = list.lastElementChild;
    const inner = () => last?.querySelector(':scope > [data-list]');
    if (!inner() && depth === level - 1) last?.append(newList(paragraph, tag, sign));
    list = inner() ?? list;
  }
  if (list?.tagName !== tag) {
    const next = newList(paragraph, tag, sign);
    if (list && level > 1) list.after(next);
    else paragraph.before(next);
    list = next;
  }
  list.append(renamed(paragraph, 'li'));
  paragraph.remove();
}

function newList({ ownerDocument }: Element, tag: string, sign: string): Element {
  const list = ownerDocument.createElement(tag);
  list.setAttribute('data-list', '');
  const start = /\d+/.exec(sign)?.[0];
  if (tag === 'OL' && start) list.setAttribute('start', start);
  return list;
}

function removeStart(paragraph: Element, length: number): void {
  const walker = paragraph.ownerDocument.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
  for (let rest = length; rest > 0 && walker.nextNode(); ) {
    const text = walker.currentNode as Text;
    const cut = Math.min(text.length, rest);
    text.deleteData(0, cut);
    rest -= cut;
  }
}

/** A table of Markdown: headings in its first row, cells of one line. @returns whether merged cells were divided */
function flatten(table: HTMLTableElement): boolean {
  let isMerged = false;
  for (const cell of [...table.querySelectorAll<HTMLTableCellElement>('td, th')]) {
    for (const [index, block] of cell.querySelectorAll(BLOCKS).entries()) {
      if (index > 0) block.before(table.ownerDocument.createElement('br'));
      block.replaceWith(...block.childNodes);
    }
    for (const list of cell.querySelectorAll('ul, ol')) list.replaceWith(...list.childNodes);
    const { colSpan, rowSpan, cellIndex } = cell;
    if (colSpan <= 1 && rowSpan <= 1) continue;
    isMerged = true;
    const row = cell.parentElement as HTMLTableRowElement;
    cell.removeAttribute('colspan');
    cell.removeAttribute('rowspan');
    for (let added = 1; added < colSpan; added += 1) row.insertCell(cellIndex + 1);
    for (const below of [...table.rows].slice(row.rowIndex + 1, row.rowIndex + rowSpan))
      for (let added = 0; added < colSpan; added += 1)
        below.insertCell(Math.min(cellIndex, below.cells.length));
  }
  const [first, ...others] = table.rows;
  if (others.length === 0 && first?.cells.length === 1) {
    table.replaceWith(renamed(first.cells[0]!, 'p'));
    return isMerged;
  }
  for (const [index, row] of [...table.rows].entries())
    for (const cell of row.cells) {
      const tag = index === 0 ? 'th' : 'td';
      if (cell.localName !== tag) cell.replaceWith(renamed(cell, tag));
    }
  return isMerged;
}
