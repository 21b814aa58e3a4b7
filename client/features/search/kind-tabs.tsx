import { Link } from 'react-router';
import type { SearchTotal } from '../../../shared/api/search.ts';
import { classNames } from '../../components/class-names.ts';
import { searchHref } from './search-query.ts';

interface KindTabsProps {
  value: string;
  chosen: number | undefined;
  totals: SearchTotal;
}

/** The kinds of results with how many there are of each. Plain links, so that every choice has an address. */
export function KindTabs({ value, chosen, totals }: KindTabsProps) {
  const tabs = [{ type: undefined, name: 'すべて', total: totals.total }, ...totals.types];
  return (
    <nav aria-label="検索結果の種類" className="border-b border-line">
      <ul className="flex flex-wrap gap-x-2">
        {tabs.map(({ type, name, total }) => {
          const isChosen = type === chosen;
          return (
            <li key={name} className="-mb-px">
              <Link
                to={searchHref(value, type)}
                aria-current={isChosen ? 'page' : undefined}
                className={classNames(
                  'inline-flex min-h-11 items-center gap-1.5 border-b-[3px] px-3 transition-colors',
                  isChosen
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
          );
        })}
      </ul>
    </nav>
  );
}
