import type { State } from '../states.ts';

export function StateLabels({ states }: { states: readonly State[] }) {
  return (
    <span className="states">
      {states.map(({ text, tone }) => (
        <span key={text} className={`state ${tone}`}>
          {text}
        </span>
      ))}
    </span>
  );
}
