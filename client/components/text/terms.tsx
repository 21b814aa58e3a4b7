import type { ComponentProps, ReactNode } from 'react';
import { TERM } from '../../../shared/text/terms.ts';

/** Prevents wrapping, unless the visitor's text is so large that a line is too short. */
const WHOLE = 'xs:whitespace-nowrap';

/** Splits a text into texts and, at the odd places, terms. */
const BY_TERMS = new RegExp(`(${TERM.source})`);

/**
 * Text whose technical terms do not wrap at their hyphens. The text stays searchable and can be copied unchanged;
 * children other than text are rendered as they are.
 */
export function Terms({ children }: { children: ReactNode }): ReactNode {
  return withTerms(children);
}

/** Paragraph of such a text; null without one. */
export function Paragraph({ children, ...rest }: ComponentProps<'p'>) {
  return children ? <p {...rest}>{withTerms(children)}</p> : null;
}

function withTerms(text: ReactNode): ReactNode {
  if (typeof text !== 'string') return text;
  const parts = text.split(BY_TERMS);
  if (parts.length === 1) return text;
  return parts.map((part, index) =>
    index % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
      <span key={index} className={WHOLE}>
        {part}
      </span>
    ) : (
      part
    ),
  );
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
