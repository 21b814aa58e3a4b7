import { groupBy } from '../../../shared/group-by.ts';
import type { Block } from '../../../shared/pages/block-schema.ts';
import { RichText } from '../../components/text/rich-text.tsx';

/** Timeline by year with its events. */
export function Timeline({ items }: Extract<Block, { kind: 'timeline' }>) {
  const years = groupBy(items, ({ month }) => month.slice(0, 4));
  return (
    <ol className="max-w-4xl">
      {[...years].map(([year, events]) => (
        <li key={year} className="group relative pb-8 pl-6 last:pb-0">
          <span
            aria-hidden="true"
            className="absolute top-5 bottom-0 left-1 w-px bg-aqua-line group-last:hidden"
          />
          <span aria-hidden="true" className="absolute top-4 left-0 size-2.5 rounded-full bg-aqua" />
          <h3 className="text-2xl font-bold text-aqua-deep tabular-nums">{`${year}年`}</h3>
          <ul className="mt-2 space-y-2">
            {events.map(({ month, text }) => (
              <li key={month + text} className="flex gap-2">
                <time
                  dateTime={month}
                  className="w-12 shrink-0 text-ink-soft"
                >{`${Number(month.slice(5))}月`}</time>
                <span>
                  <RichText text={text} />
                </span>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
