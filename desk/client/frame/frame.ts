// Script of pages in the frame of the page editor. The server adds it to these pages alone, in front of the site's own
// entry (server/preview), which it starts.
import { INQUIRY_SENT_KEY, QUICK_INQUIRY_CLOSED_KEY } from '../../../shared/constants.ts';
import { markOf, type Place } from '../../../shared/marks.ts';
import { describe, type MarkedText, pieceOf, replaceText, textAt, textsOfPage } from './marked-texts.ts';
import type { FromPage, ToPage } from './messages.ts';

const desk = new URL(import.meta.url).origin;
/** Attribute of the framed texts: `near` at the pointer, `chosen` in the form. */
const FRAMED = 'data-desk-text';
const STYLE = `
[${FRAMED}] { outline: 2px dashed #1f5fbf !important; outline-offset: 3px; cursor: pointer !important; }
[${FRAMED}="chosen"] { outline: 3px solid #1f5fbf !important; }`;
/** Time for changes of the page to come to an end, in milliseconds. */
const CALM_MS = 200;

function tell(message: FromPage): void {
  window.parent.postMessage(message, desk);
}

function frame(element: Element | undefined, value: 'near' | 'chosen'): void {
  for (const other of document.querySelectorAll(`[${FRAMED}="${value}"]`)) other.removeAttribute(FRAMED);
  if (value === 'chosen' || !element?.hasAttribute(FRAMED)) element?.setAttribute(FRAMED, value);
}

function tellPage(isNew: boolean): void {
  const path = window.location.pathname + window.location.search;
  tell({ kind: 'page', isNew, path, texts: textsOfPage().map(describe) });
}

/** Text at the pointer, also below the link that covers a whole card. */
function textUnder({ clientX, clientY }: MouseEvent): MarkedText | undefined {
  for (const element of document.elementsFromPoint(clientX, clientY)) {
    const text = textAt(element);
    if (text) return text;
  }
  return undefined;
}

/**
 * A click on a text chooses it. Menus open as usual; links and forms wait for the editor's decision, unless the keyboard
 * opens them.
 */
function choose(event: MouseEvent): void {
  if (!(event.target instanceof Element) || event.detail === 0) return;
  const text = textUnder(event);
  const link = event.target.closest('a');
  if (!text) {
    // The policy of the desk allows no other site in its frame.
    if (link && link.origin !== window.location.origin) event.preventDefault();
    return;
  }
  if (link || event.target.closest('[type="submit"], label')) {
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  frame(text.element, 'chosen');
  const target = link?.origin === window.location.origin ? link.href : undefined;
  tell({ kind: 'chosen', place: describe(text).place, words: pieceOf(text), link: target });
}

function show(place: Place): void {
  const mark = markOf(place);
  const text = textsOfPage().find((one) => one.mark === mark);
  if (!text) return;
  frame(text.element, 'chosen');
  text.element.scrollIntoView({ block: 'center' });
}

/** Loads the page again if the server can show it: an unfinished word must not replace the page by an error. */
async function reload(): Promise<void> {
  const isShown = await fetch(window.location.href).then(
    ({ ok }) => ok,
    () => false,
  );
  if (isShown) window.location.reload();
  else tell({ kind: 'kept' });
}

function obey({ origin, source, data }: MessageEvent): void {
  if (origin !== desk || source !== window.parent) return;
  const message = data as ToPage;
  if (message.kind === 'text') replaceText(message.place, message.was, message.now);
  if (message.kind === 'show') show(message.place);
  if (message.kind === 'follow' && new URL(message.link).origin === window.location.origin)
    window.location.assign(message.link);
  if (message.kind === 'reload') void reload();
}

/** Tells of changes: other pages that the site's own script shows, menus, parts that come late. */
function watch(): void {
  let calm: number | undefined;
  new MutationObserver(() => {
    window.clearTimeout(calm);
    calm = window.setTimeout(() => tellPage(false), CALM_MS);
  }).observe(document.body, { childList: true, subtree: true });
}

const { imports = '' } = document.querySelector<HTMLElement>('script[data-imports]')?.dataset ?? {};
// As a URL of the page: this script is of another origin.
void import(/* @vite-ignore */ new URL(imports.split(' ')[1] ?? '', document.baseURI).href);
if (window.parent !== window) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  document.adoptedStyleSheets.push(sheet);
  window.addEventListener('message', obey);
  document.addEventListener('pointermove', (event) => frame(textUnder(event)?.element, 'near'));
  window.addEventListener('click', choose, true);
  tellPage(true);
  watch();
  // Dialogs that open by themselves stay away.
  for (const key of [QUICK_INQUIRY_CLOSED_KEY, INQUIRY_SENT_KEY]) window.sessionStorage.setItem(key, '1');
}
