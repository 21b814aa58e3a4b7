import { createContext } from 'react';

/**
 * HTML of the texts that a document has shown so far. The server's renderer fills it, so that the data of the page need
 * not hold them a second time: they point to the element that shows the text. The browser has none.
 */
export const ShownProse = createContext<string[] | null>(null);

/** On the element of such a text: its place among them. */
export const PROSE_PLACE = 'data-prose';

/** A reference is hardly shorter than these. */
const SHORT = 40;

/** The place of a text that is about to be shown; undefined for one that the data hold as it is. */
export function proseAttribute(shown: string[] | null, html: string): { [PROSE_PLACE]?: number } {
  if (!shown || html.length < SHORT) return {};
  const known = shown.indexOf(html);
  return { [PROSE_PLACE]: known === -1 ? shown.push(html) - 1 : known };
}
