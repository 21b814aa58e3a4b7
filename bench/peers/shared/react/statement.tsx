import { CONTAINER, PRIMARY, SECONDARY } from '../class-names';
import type { Home } from '../home';
import { PHONE } from '../icons';
import { Icon } from './icon';
import { Phrases, Pieces } from './pieces';

export function Statement({ home: { statement, figures, desk } }: { home: Home }) {
  return (
    <section aria-labelledby="statement" className="border-b border-line bg-surface">
      <div
        className={`${CONTAINER} grid gap-5 py-5 md:py-10 lg:grid-cols-[7fr_5fr] lg:items-center lg:gap-16`}
      >
        <div>
          <h1 id="statement" tabIndex={-1} className="text-3xl xl:text-4xl">
            <Phrases pieces={statement.heading} />
          </h1>
          <p className="mt-3 max-w-text text-ink-soft md:mt-4 md:text-lg">
            <Pieces pieces={statement.lead} />
          </p>
          <div className="mt-4 flex flex-wrap gap-3 md:mt-6">
            {statement.buttons.map(({ href, text }, index) => (
              <a key={href} className={index === 0 ? PRIMARY : SECONDARY} href={href}>
                {text}
              </a>
            ))}
          </div>
        </div>
        <div className="rounded-lg border border-line bg-white">
          <Figures figures={figures} />
          <p className="flex flex-wrap items-center justify-center gap-x-3 px-4 py-3 text-sm text-ink-soft">
            <span className="font-bold">{desk.label}</span>
            <a
              href={desk.phone.href}
              className="inline-flex min-h-11 items-center gap-1.5 text-lg font-bold text-ink tabular-nums hover:text-aqua hover:underline"
            >
              <Icon d={PHONE} className="size-4 text-aqua" />
              {desk.phone.text}
            </a>
            <span className="text-xs">{desk.hours}</span>
          </p>
        </div>
      </div>
    </section>
  );
}

function Figures({ figures }: { figures: Home['figures'] }) {
  return (
    <ul className="grid grid-cols-3 divide-x divide-line border-b border-line">
      {figures.map(({ href, label, about, value, unit, note }) => (
        <li
          key={href}
          className="group relative px-2 py-5 text-center transition-colors first:rounded-tl-lg last:rounded-tr-lg hover:bg-aqua-pale md:py-6"
        >
          <p className="text-sm font-bold text-ink-soft">
            <a className="after:absolute after:inset-0 group-hover:text-aqua-deep" href={href}>
              {label}
            </a>
          </p>
          <p className="mt-1 text-sm leading-tight font-bold tabular-nums">
            {about}
            <span className="text-3xl text-aqua md:text-4xl">{value}</span>
            <span className="ml-0.5">{unit}</span>
          </p>
          <p className="mt-2 text-xs text-ink-soft max-sm:hidden lg:max-xl:hidden">{note}</p>
        </li>
      ))}
    </ul>
  );
}
