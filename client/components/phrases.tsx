import { createContext, Fragment, type ReactNode, useContext } from 'react';
import { TERM } from '../../shared/text/terms.ts';

/** Splits a text into phrases. Only the server has it: its model would weigh on every browser. */
export const SplitPhrases = createContext<((text: string) => string[]) | null>(null);

/**
 * A title whose lines break between phrases. The server marks the breaks in the markup; when the browser takes it over,
 * the text is the same and React leaves the marks in place. What is rendered in the browser later has none: there
 * `word-break: auto-phrase` does it, where a browser knows it. Anything but text is left as it is.
 */
export function Phrases({ children }: { children: ReactNode }) {
  const split = useContext(SplitPhrases);
  if (typeof children !== 'string') return children;
  return (
    <span className="phrases" suppressHydrationWarning>
      {split ? marked(split(children)) : children}
    </span>
  );
}

function marked(phrases: string[]): ReactNode {
  return phrases.map((phrase, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the phrases of a text never change places
    <Fragment key={place}>
      {place > 0 ? <wbr /> : null}
      {withTerms(phrase)}
    </Fragment>
  ));
}

/** A term stays in one piece, unless the visitor's text is so large that no line has room for it. */
function withTerms(phrase: string): ReactNode {
  const parts: ReactNode[] = [];
  let begin = 0;
  for (const { 0: term, index } of phrase.matchAll(TERM)) {
    if (index > begin) parts.push(phrase.slice(begin, index));
    parts.push(
      <span key={index} className="xs:whitespace-nowrap">
        {term}
      </span>,
    );
    begin = index + term.length;
  }
  return begin === 0 ? phrase : [...parts, phrase.slice(begin)];
}
