import { diffLines } from 'diff';

/** Unchanged lines shown around a change. */
const AROUND = 3;

interface Line {
  sign: '+' | '-' | ' ' | '…';
  text: string;
}

/** Lines of a diff, without those far from every change. */
export function linesOf(before: string, after: string): Line[] {
  const parts = diffLines(before, after, { maxEditLength: 20_000 });
  if (!parts) return [...signed('-', before), ...signed('+', after)];
  return parts.flatMap(({ value, added, removed }, index) => {
    if (added) return signed('+', value);
    if (removed) return signed('-', value);
    return shortened(signed(' ', value), index === 0, index === parts.length - 1);
  });
}

function signed(sign: Line['sign'], text: string): Line[] {
  const lines = text === '' ? [] : text.replace(/\n$/, '').split('\n');
  return lines.map((line) => ({ sign, text: line }));
}

function shortened(lines: Line[], isFirst: boolean, isLast: boolean): Line[] {
  const head = isFirst ? 0 : AROUND;
  const tail = isLast ? 0 : AROUND;
  const left = lines.length - head - tail;
  if (left <= 1) return lines;
  const gap: Line = { sign: '…', text: `${left}行は同じです` };
  return [...lines.slice(0, head), gap, ...lines.slice(lines.length - tail)];
}

const NAMES = { '+': '追加', '-': '削除', ' ': '', '…': '' } as const;
const LINE = 'grid grid-cols-[1.5em_minmax(0,1fr)] px-2 whitespace-pre-wrap';
const LOOKS = { '+': 'bg-good-pale', '-': 'bg-bad-pale', ' ': '', '…': 'text-ink-soft' } as const;

interface Props {
  before: string;
  after: string;
  name: string;
  /** Whether it is part of a list, which scrolls as a whole. */
  isPart?: boolean;
}

/** Line diff of two texts. */
export function DiffView({ before, after, name, isPart }: Props) {
  if (before === after) return <p className="quiet-text">変更はありません。</p>;
  return (
    // It scrolls: the keyboard has to get there, too.
    <section
      className={`box block basis-full font-mono text-sm leading-[1.6] ${isPart ? '' : 'max-h-[50vh] overflow-auto'}`}
      aria-label={name}
      tabIndex={isPart ? undefined : 0}
    >
      {linesOf(before, after).map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name
        <div key={index} className={`${LINE} ${LOOKS[line.sign]}`}>
          <span aria-hidden="true">{line.sign}</span>
          {NAMES[line.sign] && <span className="sr-only">{NAMES[line.sign]}:</span>}
          <span className="line col-start-2">{line.text}</span>
        </div>
      ))}
    </section>
  );
}
