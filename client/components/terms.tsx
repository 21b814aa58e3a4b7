import type { ReactNode } from 'react';
import { TERM } from '../../shared/text/terms.ts';

/** Whole, unless the visitor's text is so large that no line has room for it. */
const WHOLE = 'xs:whitespace-nowrap';

/** A text whose technical terms no line tears at their hyphens. Copied and searched it is the bare text; anything but text
 * is left as it is. */
export function Terms({ children }: { children: ReactNode }): ReactNode {
  // Most texts have none, and looking for the first one costs less than asking for all of them.
  if (typeof children !== 'string' || children.search(TERM) === -1) return children;
  const parts: ReactNode[] = [];
  let begin = 0;
  for (const { 0: term, index } of children.matchAll(TERM)) {
    if (index > begin) parts.push(children.slice(begin, index));
    parts.push(
      <span key={index} className={WHOLE}>
        {term}
      </span>,
    );
    begin = index + term.length;
  }
  if (begin < children.length) parts.push(children.slice(begin));
  return parts;
}

const TAG_OR_TERM = new RegExp(`<[^<>]*>|${TERM.source}`, 'g');

/** The same for sanitised HTML, whose attributes hold no bare `>`. */
export function termsInHtml(html: string): string {
  return html.replace(TAG_OR_TERM, (match) =>
    match.startsWith('<') ? match : `<span class="${WHOLE}">${match}</span>`,
  );
}

const MARK = new RegExp(`<span class="${WHOLE}">([^<]*)</span>`, 'g');

/** The HTML as it was before `termsInHtml`. */
export function withoutTermMarks(html: string): string {
  return html.replace(MARK, '$1');
}
