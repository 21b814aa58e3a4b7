import { Fragment, type ReactNode, useContext, useState, useSyncExternalStore } from 'react';
import { WriterContext } from '../lib/writer.ts';
import { Terms } from './terms.tsx';

/**
 * A title whose lines break between phrases. The server marks the breaks in the markup; when the browser takes it over,
 * the text is the same and React leaves the marks in place. What is rendered in the browser later has none: there
 * `word-break: auto-phrase` does it, where a browser knows it; technical terms stay whole on both sides. Anything but text
 * is left as it is.
 */
export function Phrases({ children }: { children: ReactNode }) {
  const writer = useContext(WriterContext);
  if (typeof children !== 'string') return children;
  if (!writer) return <Title>{children}</Title>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own markup of the text
  return <span className="phrases" dangerouslySetInnerHTML={{ __html: writer.phrases(children) }} />;
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

/** The text with which this browser took the server's markup over. It stays the same, so that React renders no title twice. */
function useTakenOver(text: ReactNode): ReactNode {
  const [first] = useState<{ text?: ReactNode }>({});
  function takeOver(): ReactNode {
    first.text ??= text;
    return first.text;
  }
  return useSyncExternalStore(never, () => first.text, takeOver);
}

/** What the server writes of a text. */
export function PhraseMarks({ phrases }: { phrases: string[] }) {
  return phrases.map((phrase, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the phrases of a text never change places
    <Fragment key={index}>
      {index > 0 ? <wbr /> : null}
      <Terms>{phrase}</Terms>
    </Fragment>
  ));
}
