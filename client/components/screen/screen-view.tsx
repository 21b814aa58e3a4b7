import { figuresOf } from '../../../shared/pages/screen.ts';
import type { Screen, ScreenPart } from '../../../shared/pages/screen-schema.ts';
import { ScreenFigures, ScreenLoad, ScreenPorts } from './screen-parts.tsx';
import { ScreenTable } from './screen-table.tsx';

/** Example of a management screen: text, tables and small drawings, which adapt to any window and to paper. */
export function ScreenView({ screen }: { screen: Screen }) {
  const { mark, menu, at, parts } = screen;
  return (
    <figure
      aria-label={`${mark}:${at}`}
      className="overflow-hidden rounded-lg border border-line-strong bg-surface"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 bg-navy px-4 py-2.5 text-sm text-on-navy">
        <ul className="flex flex-wrap gap-x-5 gap-y-1">
          {menu.map((entry) => (
            <li key={entry} aria-current={entry === at ? 'true' : undefined}>
              {entry === at ? <b className="border-b-2 border-aqua-line text-white">{entry}</b> : entry}
            </li>
          ))}
        </ul>
        <span className="tag tag-plain">{mark}</span>
      </div>
      <div className="grid gap-4 p-3 md:p-5">
        {parts.map((part) => (
          <Part key={part.kind} part={part} screen={screen} />
        ))}
      </div>
    </figure>
  );
}

function Part({ part, screen }: { part: ScreenPart; screen: Screen }) {
  switch (part.kind) {
    case 'figures':
      return <ScreenFigures figures={figuresOf(screen)} />;
    case 'table':
      return <ScreenTable {...part} />;
    case 'load':
      return <ScreenLoad {...part} />;
    case 'ports':
      return <ScreenPorts {...part} />;
  }
}
