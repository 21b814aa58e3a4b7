import { classNames } from '../class-names.ts';
import { Link } from './link.tsx';

interface TabLink {
  to: string;
  name: string;
  /** Number of entries in the view. */
  total: number;
  current: boolean;
}

/** Tabs with the views of a list. They are plain links, so that every view has an address. */
export function TabLinks({
  label,
  tabs,
  keepsPlace = false,
}: {
  label: string;
  tabs: readonly TabLink[];
  /** Keeps the scroll position, for tabs in the middle of a page. */
  keepsPlace?: boolean;
}) {
  return (
    <nav aria-label={label} className="border-b border-line">
      {/* Positioned, so that texts for screen readers scroll with their tabs and do not widen the page. */}
      <ul className="relative flex gap-x-2 max-md:overflow-x-auto md:flex-wrap">
        {tabs.map(({ to, name, total, current }) => (
          <li key={to} className="-mb-px shrink-0">
            <Link
              to={to}
              preventScrollReset={keepsPlace}
              aria-current={current ? 'page' : undefined}
              className={classNames(
                'inline-flex min-h-11 items-center gap-1.5 border-b-[3px] px-3 transition-colors',
                current
                  ? 'border-aqua font-bold text-aqua-deep'
                  : 'border-transparent text-ink-soft hover:border-aqua-line hover:text-ink',
              )}
            >
              {name}
              <span className="text-sm font-normal tabular-nums">
                {total}
                <span className="sr-only">件</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
