import type { CaseChart as Chart } from '../../../records/case/wire.ts';

/** Sizes in pixels of a phone, as in the drawings of networks. */
const WIDTH = 330;
const BAR = 16;
const GAP = 4;
const LABEL = 20;
const ROW_GAP = 14;
const AXIS = 44;
/** Space for the value after the longest bar. */
const VALUE = 62;
const TICKS = 4;
const FILLS = ['var(--theme-line-strong)', 'var(--theme-accent)', 'var(--theme-ink-soft)'];

/** White around letters, before the lines of the axis behind them. */
const ON_LINES = { stroke: 'var(--theme-white)', strokeWidth: 4, paintOrder: 'stroke' } as const;

/** A table of a case as bars over an axis with its name and unit; the table stays in the text. */
export function CaseChart({ title, unit, from, columns, rows }: Chart) {
  const step = stepOf(Math.max(...rows.flatMap(({ values }) => values)) - from);
  const span = step * TICKS;
  const xOf = (value: number) => ((value - from) / span) * (WIDTH - VALUE);
  const rowHeight = LABEL + columns.length * (BAR + GAP) + ROW_GAP;
  const foot = rows.length * rowHeight;
  const say = (value: number) => `${value.toLocaleString('ja-JP')}${unit}`.replace('-', '−');
  const words = rows.map(
    ({ label, values }) =>
      `${label}は${columns.map((name, at) => `${name} ${say(values[at] ?? 0)}`).join('、')}`,
  );
  return (
    <figure className="mb-8 break-inside-avoid rounded-lg border border-line p-3 md:p-6">
      {columns.length > 1 ? <Legend columns={columns} /> : null}
      <svg
        role="img"
        aria-label={`${title}。${words.join('。')}。`}
        viewBox={`0 0 ${WIDTH} ${foot + AXIS}`}
        fontSize={12}
        fill="var(--theme-ink)"
        className="h-auto w-full max-w-md tracking-normal print:max-w-xs"
      >
        {Array.from({ length: TICKS + 1 }, (_, index) => from + index * step).map((value) => (
          <g key={value} fill="var(--theme-ink-soft)">
            <path d={`M${xOf(value)} 0V${foot}`} stroke="var(--theme-line)" />
            <text x={xOf(value)} y={foot + 16} textAnchor={value === from ? 'start' : 'middle'}>
              {value.toLocaleString('ja-JP').replace('-', '−')}
            </text>
          </g>
        ))}
        {rows.map(({ label, values }, row) => (
          <g key={label}>
            <text y={row * rowHeight + 14} {...ON_LINES}>
              {label}
            </text>
            {values.map((value, at) => {
              const top = row * rowHeight + LABEL + at * (BAR + GAP);
              return (
                <g key={columns[at]}>
                  <rect
                    y={top}
                    width={Math.max(1, xOf(value))}
                    height={BAR}
                    fill={FILLS[columns.length > 1 ? at : 1]}
                  />
                  <text x={xOf(value) + 6} y={top + 12.5} fontWeight={700} {...ON_LINES}>
                    {say(value)}
                  </text>
                </g>
              );
            })}
          </g>
        ))}
        <text x={0} y={foot + 38}>{`${title}(${unit})`}</text>
      </svg>
      <figcaption className="mt-3 text-sm text-ink-soft">値は、本文の表のものです。</figcaption>
    </figure>
  );
}

function Legend({ columns }: Pick<Chart, 'columns'>) {
  return (
    <p aria-hidden="true" className="mb-4 flex flex-wrap gap-x-6 gap-y-1 text-sm">
      {columns.map((name, at) => (
        <span key={name} className="inline-flex items-center gap-2">
          <svg aria-hidden="true" width={14} height={14}>
            <rect width={14} height={14} fill={FILLS[at]} />
          </svg>
          {name}
        </span>
      ))}
    </p>
  );
}

/** A round distance of ticks, so that the axis reaches at least `span`. */
function stepOf(span: number): number {
  const rough = Math.max(span, 1) / TICKS;
  const power = 10 ** Math.floor(Math.log10(rough));
  return [1, 1.5, 2, 2.5, 3, 4, 5, 10].map((factor) => factor * power).find((step) => step >= rough) ?? rough;
}
