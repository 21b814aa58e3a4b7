import type { State } from '../../../shared/pages/screen-schema.ts';

const LOOKS: Record<State, { sign: string; colour: string }> = {
  good: { sign: '✓', colour: 'text-aqua-deep' },
  notice: { sign: '▲', colour: 'text-notice' },
  fault: { sign: '×', colour: 'text-danger' },
  idle: { sign: '−', colour: 'text-ink-faint' },
};

/**
 * State as a sign and text; the colour is redundant. Signs are letters instead of drawings, because a screen has
 * dozens.
 */
export function StateMark({ state, text }: { state: State; text: string }) {
  const { sign, colour } = LOOKS[state];
  return (
    <b className={colour}>
      <i aria-hidden="true" className="mr-1 not-italic">
        {sign}
      </i>
      {text}
    </b>
  );
}
