import { useLocation } from 'react-router';
import { classNames } from '../class-names.ts';
import { Link } from '../navigation/link.tsx';

interface FilterLinksProps {
  /** Name of the filter: `カテゴリー`. */
  label: string;
  /** Name of the query parameter. */
  param: string;
  chosen: string;
  options: { name: string; total?: number }[];
  /** Number of entries without the filter, if known. */
  total?: number;
}

/** Links that filter a list by one value, so that every choice has an address. */
export function FilterLinks({ label, param, chosen, options, total }: FilterLinksProps) {
  const { pathname } = useLocation();
  const links = [{ name: '', total }, ...options];
  return (
    <nav aria-label={`${label}で絞り込む`}>
      <ul className="flex flex-wrap gap-2">
        {links.map((option) => {
          const isChosen = option.name === chosen;
          return (
            <li key={option.name}>
              <Link
                to={
                  option.name === ''
                    ? pathname
                    : `${pathname}?${new URLSearchParams({ [param]: option.name })}`
                }
                aria-current={isChosen ? 'true' : undefined}
                preventScrollReset
                className={classNames(
                  'inline-flex min-h-11 items-center gap-1.5 rounded-md border px-4 text-sm transition-colors',
                  isChosen
                    ? 'border-navy bg-navy font-bold text-white'
                    : 'border-line-strong bg-white text-ink hover:border-aqua hover:bg-aqua-pale',
                )}
              >
                {option.name || 'すべて'}
                {option.total === undefined ? null : (
                  <span
                    className={classNames(
                      'text-xs tabular-nums',
                      isChosen ? 'text-on-navy' : 'text-ink-faint',
                    )}
                  >
                    {option.total}
                    <span className="sr-only">件</span>
                  </span>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
