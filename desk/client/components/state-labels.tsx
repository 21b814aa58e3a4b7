import type { State } from '../states.ts';

const TONES: Readonly<Record<State['tone'], string>> = {
  on: 'bg-good-pale text-good',
  off: 'bg-pale text-ink-soft',
  draft: 'bg-accent-pale text-accent-deep',
  later: 'bg-accent-pale text-accent-deep',
  review: 'bg-wait-pale text-wait',
  back: 'bg-bad-pale text-bad',
  open: 'border border-wait text-wait',
};

export function StateLabels({ states }: { states: readonly State[] }) {
  return (
    <span className="inline-flex flex-wrap gap-1">
      {states.map(({ text, tone }) => (
        <span key={text} className={`state ${TONES[tone]}`}>
          {text}
        </span>
      ))}
    </span>
  );
}
