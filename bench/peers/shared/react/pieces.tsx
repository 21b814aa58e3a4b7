import { createElement, Fragment, type ReactNode } from 'react';
import type { Piece } from '../home';

/** A text with its places for line ends. */
export function Pieces({ pieces }: { pieces: Piece[] }) {
  return createElement(Fragment, null, ...pieces.map(nodeOf));
}

export function Phrases({ pieces }: { pieces: Piece[] }) {
  return (
    <span className="phrases">
      <Pieces pieces={pieces} />
    </span>
  );
}

function nodeOf({ as, text }: Piece): ReactNode {
  if (as === 'break') return <wbr />;
  if (as === 'text') return text;
  return <span className={as === 'nowrap' ? 'xs:whitespace-nowrap' : 'inline-block'}>{text}</span>;
}
