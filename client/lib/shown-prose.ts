/** On the element of such a text: its place among them. */
export const PROSE_PLACE = 'data-prose';

/** A reference is hardly shorter than these. */
const SHORT = 40;

/** The place of a text that is about to be shown; undefined for one that the data hold as it is. */
export function proseAttribute(shown: string[] | null | undefined, html: string): { [PROSE_PLACE]?: number } {
  if (!shown || html.length < SHORT) return {};
  const known = shown.indexOf(html);
  return { [PROSE_PLACE]: known === -1 ? shown.push(html) - 1 : known };
}
