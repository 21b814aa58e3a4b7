import { classNames } from '../../components/class-names.ts';
import { Terms } from '../../components/text/terms.tsx';

/** Splits 「186名(2026年10月1日現在)」 into the figure and the note in brackets. */
const NOTED = /^([^(]+)\((.+)\)$/;

/** Facts in large type. */
export function FigureRows({ rows }: { rows: [string, string][] }) {
  return (
    <dl
      className={classNames(
        'grid gap-px overflow-hidden rounded-lg border border-line bg-line',
        rows.length <= 3 ? 'md:auto-cols-fr md:grid-flow-col' : 'lg:auto-cols-fr lg:grid-flow-col',
      )}
    >
      {rows.map(([name, text]) => {
        const [, value = text, note] = NOTED.exec(text) ?? [];
        return (
          <div key={name} className="flex flex-col bg-white p-5 md:p-6">
            <dt className="text-sm text-ink-soft">{name}</dt>
            <dd className="text-2xl font-bold tabular-nums">
              <Terms>{value}</Terms>
              {note ? <span className="block text-xs font-normal text-ink-soft">{note}</span> : null}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
