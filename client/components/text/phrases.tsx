import { Fragment, type ReactNode, useContext, useState, useSyncExternalStore } from 'react';
import { ServerMarkupContext } from '../../lib/markup/server-markup.ts';
import { Terms } from './terms.tsx';

/**
 * Title that breaks between phrases. The server marks the breaks in the markup; during hydration the text is the same,
 * so React keeps the marks. Titles that the browser renders later have none: `word-break: auto-phrase` replaces them
 * where it is supported, and technical terms do not wrap in either case. Children other than text are rendered as they
 * are.
 */
export function Phrases({ children }: { children: ReactNode }) {
  const markup = useContext(ServerMarkupContext);
  if (typeof children !== 'string') return children;
  if (!markup) return <Title>{children}</Title>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own markup of the text
  return <span className="phrases" dangerouslySetInnerHTML={{ __html: markup.phrases(children) }} />;
}

function Title({ children }: { children: string }) {
  const takenOver = useTakenOver(children);
  return (
    <span className="phrases" suppressHydrationWarning>
      {children === takenOver ? children : <Terms>{children}</Terms>}
    </span>
  );
}

const never = () => () => {};

/** Text that this browser hydrated. It stays the same, so that React does not render titles twice. */
function useTakenOver(text: ReactNode): ReactNode {
  const [first] = useState<{ text?: ReactNode }>({});
  function takeOver(): ReactNode {
    first.text ??= text;
    return first.text;
  }
  return useSyncExternalStore(never, () => first.text, takeOver);
}

/** Markup of a text on the server. */
export function PhraseMarks({ phrases }: { phrases: string[] }) {
  return phrases.map((phrase, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the phrases of a text never change places
    <Fragment key={index}>
      {index > 0 ? <wbr /> : null}
      <Terms>{phrase}</Terms>
    </Fragment>
  ));
}
