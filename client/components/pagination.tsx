import { Link } from 'react-router';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

interface PaginationProps {
  /** Counts from 1. */
  page: number;
  pages: number;
  /** Address of a page of the list. */
  to(page: number): string;
}

const BOX =
  'inline-flex size-11 items-center justify-center rounded-md border text-sm tabular-nums transition-colors';

/** Pages of a list; nothing when there is only one. */
export function Pagination({ page, pages, to }: PaginationProps) {
  if (pages < 2) return null;
  return (
    <nav aria-label="ページ" className="mt-10 print:hidden">
      <ol className="flex flex-wrap justify-center gap-2">
        {page > 1 ? (
          <li>
            <Link to={to(page - 1)} rel="prev" aria-label="前のページ" className={classNames(BOX, LINK)}>
              <Icon name="chevron-left" />
            </Link>
          </li>
        ) : null}
        {pagesAround(page, pages).map((at, place, shown) => (
          <li key={at} className="flex items-center gap-2">
            {place > 0 && at - (shown[place - 1] ?? 0) > 1 ? <span aria-hidden="true">…</span> : null}
            <Link
              to={to(at)}
              aria-label={`${at}ページ目`}
              aria-current={at === page ? 'page' : undefined}
              className={classNames(BOX, at === page ? 'border-aqua bg-aqua font-bold text-white' : LINK)}
            >
              {at}
            </Link>
          </li>
        ))}
        {page < pages ? (
          <li>
            <Link to={to(page + 1)} rel="next" aria-label="次のページ" className={classNames(BOX, LINK)}>
              <Icon name="chevron-right" />
            </Link>
          </li>
        ) : null}
      </ol>
    </nav>
  );
}

const LINK = 'border-line bg-white text-ink hover:border-aqua hover:text-aqua';

/** First, last, and two on either side of the shown one. */
export function pagesAround(page: number, pages: number): number[] {
  return Array.from({ length: pages }, (_, place) => place + 1).filter(
    (at) => at === 1 || at === pages || Math.abs(at - page) <= 2,
  );
}
