import { fedWatts, type ScreenFigure } from '../../../shared/pages/screen.ts';
import type { ScreenPartOf, ScreenPort } from '../../../shared/pages/screen-schema.ts';
import { classNames } from '../class-names.ts';
import { ShareBar } from '../navigation/share-bar.tsx';
import { StateMark } from './state-mark.tsx';

/** Large figures at the head of a screen. */
export function ScreenFigures({ figures }: { figures: ScreenFigure[] }) {
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      {figures.map(({ label, value, unit, state }) => (
        <div key={label} className="rounded-md border border-line bg-white px-4 py-3">
          <dt className="text-xs text-ink-soft">{label}</dt>
          <dd className="text-2xl leading-tight font-bold tabular-nums">
            {state && state !== 'good' ? <StateMark state={state} text={String(value)} /> : value}
            <span className="ml-1 text-sm font-normal text-ink-soft">{unit}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Load over the day: columns with their numbers as text. */
export function ScreenLoad({ caption, unit, points }: Omit<ScreenPartOf<'load'>, 'kind'>) {
  const highest = Math.max(...points.map(({ value }) => value), 1);
  return (
    <section aria-label={caption} className="rounded-md border border-line bg-white p-4">
      <h3 className="text-sm">
        {caption}
        <span className="ml-1 font-normal text-ink-soft">({unit})</span>
      </h3>
      <ol className="mt-2 flex gap-px text-center text-xs leading-normal tracking-normal whitespace-nowrap tabular-nums md:gap-1">
        {points.map(({ at, value }) => (
          <li key={at} className="flex min-w-0 grow basis-0 flex-col">
            <b>{value}</b>
            <svg aria-hidden="true" viewBox="0 0 1 100" preserveAspectRatio="none" className="h-20 w-full">
              <rect
                y={100 - (value / highest) * 100}
                width="1"
                height={(value / highest) * 100}
                className="fill-aqua-line"
              />
            </svg>
            <span className="border-t border-line-strong text-ink-soft">{at}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Front of a switch: every port with its state, speed, power and VLAN as text. */
export function ScreenPorts({ caption, budgetW, ports }: Omit<ScreenPartOf<'ports'>, 'kind'>) {
  const fed = fedWatts({ kind: 'ports', caption, ports });
  return (
    <section aria-label={caption} className="rounded-md border border-line bg-white p-4">
      <h3 className="text-sm">{caption}</h3>
      <ol className="mt-3 grid grid-cols-3 gap-1.5 text-xs leading-normal md:grid-cols-6 lg:grid-cols-8">
        {ports.map((port) => (
          <Port key={port.name} {...port} />
        ))}
      </ol>
      {budgetW ? (
        <div className="mt-4 max-w-96 text-sm">
          {`給電中 ${fed}W / 容量 ${budgetW}W`}
          <ShareBar share={Math.min(1, fed / budgetW)} className="mt-1 h-2 w-full" />
        </div>
      ) : null}
    </section>
  );
}

function Port({ name, state, text, watts, note }: ScreenPort) {
  return (
    <li
      className={classNames(
        'rounded-sm border p-1.5',
        state === 'idle' ? 'border-dashed border-line-strong' : 'border-line-strong bg-surface',
      )}
    >
      <b className="mr-1.5">{name}</b>
      <StateMark state={state} text={text} />
      <span className="block text-ink-soft tabular-nums">
        {[watts === undefined ? '' : `${watts}W`, note].filter(Boolean).join(' / ') || '—'}
      </span>
    </li>
  );
}
