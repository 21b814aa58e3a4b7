import type { ReactNode } from 'react';
import { TERM } from '../../../shared/text/terms.ts';

/** Prevents wrapping, unless the visitor's text is so large that a line is too short. */
const WHOLE = 'xs:whitespace-nowrap';

/**
 * Text whose technical terms do not wrap at their hyphens. The text stays searchable and can be copied unchanged;
 * children other than text are rendered as they are.
 */
export function Terms({ children }: { children: ReactNode }): ReactNode {
  // Most texts contain no term, and `search` costs less than `matchAll`.
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

/** The same for sanitised HTML, whose attributes contain no bare `>`. */
export function termsInHtml(html: string): string {
  return html.replace(TAG_OR_TERM, (match) =>
    match.startsWith('<') ? match : `<span class="${WHOLE}">${match}</span>`,
  );
}

const MARK = new RegExp(`<span class="${WHOLE}">([^<]*)</span>`, 'g');

/** Reverses `termsInHtml`. */
export function withoutTermMarks(html: string): string {
  return html.replace(MARK, '$1');
}
