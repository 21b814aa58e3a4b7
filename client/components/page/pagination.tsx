import { useLocation } from 'react-router';
import { pageHref, pageNumbers } from '../../lib/paging.ts';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';
import { Link } from '../navigation/link.tsx';

const CELL = 'inline-flex min-h-11 min-w-11 items-center justify-center gap-1 rounded-md px-3 tabular-nums';
const LINK = `${CELL} border border-line bg-white hover:border-aqua hover:text-aqua`;

/** Links to the pages of a list that keep its filter; null for a single page. */
export function Pagination({ page, limit, total }: { page: number; limit: number; total: number }) {
  const location = useLocation();
  const last = Math.ceil(total / limit);
  if (last < 2) return null;
  return (
    <nav aria-label="ページ送り" className="mt-10 print:hidden">
      <ul className="flex flex-wrap items-center justify-center gap-2">
        {page > 1 ? (
          <li>
            <Link to={pageHref(location, page - 1)} rel="prev" className={LINK}>
              <Icon name="chevron-left" className="size-4" />
              前へ
            </Link>
          </li>
        ) : null}
        {pageNumbers(page, last).map((number, index) => (
          <li key={number ?? `gap-${index}`} className={number === page ? undefined : 'max-md:hidden'}>
            {number === null ? (
              <span className="px-1 text-ink-faint">…</span>
            ) : (
              <Link
                to={pageHref(location, number)}
                aria-label={`${number}ページ目`}
                aria-current={number === page ? 'page' : undefined}
                className={number === page ? classNames(CELL, 'bg-navy font-bold text-white') : LINK}
              >
                {number}
              </Link>
            )}
          </li>
        ))}
        <li className="text-sm text-ink-soft md:hidden">/ {last}ページ</li>
        {page < last ? (
          <li>
            <Link to={pageHref(location, page + 1)} rel="next" className={LINK}>
              次へ
              <Icon name="chevron-right" className="size-4" />
            </Link>
          </li>
        ) : null}
      </ul>
    </nav>
  );
}
