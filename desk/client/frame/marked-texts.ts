import { MARK, markOf, type Place, placeOfMark, withoutMarks } from '../../../shared/marks.ts';
import type { PageText } from './messages.ts';

/** An element with a text of the content. */
export interface MarkedText {
  element: Element;
  mark: string;
}

const ATTRIBUTES = ['alt', 'aria-label', 'placeholder', 'title'];
const WITH_ATTRIBUTES = ATTRIBUTES.map((name) => `[${name}]`).join();
/** Elements whose text is no part of the page. */
const UNSEEN = 'script, style, template, title';
const WORDS_MAX = 120;

function marksIn(text: string | null): string[] {
  return text?.match(MARK) ?? [];
}

function textNodesIn(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  return nodes;
}

/** Marks of an element's attributes and of the text directly in it. */
function ownMarks(element: Element): string[] {
  const attributes = ATTRIBUTES.flatMap((name) => marksIn(element.getAttribute(name)));
  const texts = [...element.childNodes].flatMap((node) => (node instanceof Text ? marksIn(node.data) : []));
  return [...texts, ...attributes];
}

/**
 * Text of the content at an element of the page. Titles are split into phrases, of which the last one has the mark: the
 * search goes on around inline elements.
 */
export function textAt(target: Element): MarkedText | undefined {
  for (let element: Element | null = target; element; element = element.parentElement) {
    const [own] = ownMarks(element);
    if (own) return { element, mark: own };
    const phrase = textNodesIn(element).find(({ data }) => marksIn(data).length > 0);
    const [mark] = marksIn(phrase?.data ?? null);
    if (mark && phrase?.parentElement && blockOf(phrase.parentElement) === element) return { element, mark };
    if (!getComputedStyle(element).display.startsWith('inline')) return undefined;
  }
  return undefined;
}

/** All texts of the content on the page, in its order, each place once. */
export function textsOfPage(): MarkedText[] {
  const found = new Map<string, Element>();
  const keep = (mark: string, element: Element) => {
    if (!found.has(mark) && !element.closest(UNSEEN)) found.set(mark, blockOf(element));
  };
  for (const node of textNodesIn(document.body))
    for (const mark of marksIn(node.data)) if (node.parentElement) keep(mark, node.parentElement);
  for (const element of document.body.querySelectorAll(WITH_ATTRIBUTES))
    for (const mark of ownMarks(element)) keep(mark, element);
  return [...found].map(([mark, element]) => ({ mark, element }));
}

/** The element around the phrases of one text. */
function blockOf(element: Element): Element {
  const parent = element.parentElement;
  const isPhrase =
    parent !== null &&
    getComputedStyle(element).display.startsWith('inline') &&
    new Set(marksIn(parent.textContent)).size === 1;
  return isPhrase ? blockOf(parent) : element;
}

/** Place and words of a text: of a picture its description, of a part of Markdown that part. */
export function describe({ element, mark }: MarkedText): PageText {
  const attribute = ATTRIBUTES.map((name) => element.getAttribute(name)).find((text) => text?.includes(mark));
  const words = withoutMarks(attribute ?? element.textContent ?? '').trim();
  return { place: placeOfMark(mark), words: words.slice(0, WORDS_MAX) };
}

/** Longest piece of a text without other elements in it: as it is written in Markdown, too. */
export function pieceOf({ element }: MarkedText): string {
  const pieces = textNodesIn(element).map(({ data }) => withoutMarks(data).trim());
  return pieces.reduce((longest, piece) => (piece.length > longest.length ? piece : longest), '');
}

/** Replaces a text wherever the page shows the whole of it. */
export function replaceText(place: Place, was: string, now: string): void {
  const mark = markOf(place);
  const [before, after] = [was + mark, now + mark];
  for (const node of textNodesIn(document.body)) {
    if (!node.data.includes(mark)) continue;
    if (node.data.includes(before)) node.data = node.data.replace(before, () => after);
    else if (node.parentElement) replacePhrases(blockOf(node.parentElement), { mark, before, after });
  }
  for (const element of document.body.querySelectorAll(WITH_ATTRIBUTES))
    for (const name of ATTRIBUTES) {
      const text = element.getAttribute(name);
      if (text?.includes(before))
        element.setAttribute(
          name,
          text.replace(before, () => after),
        );
    }
}

/** Puts the text of several phrases into the last one. The nodes stay, because the page's own script knows them. */
function replacePhrases(block: Element, text: { mark: string; before: string; after: string }): void {
  if (block.textContent !== text.before) return;
  for (const node of textNodesIn(block)) node.data = node.data.includes(text.mark) ? text.after : '';
}
