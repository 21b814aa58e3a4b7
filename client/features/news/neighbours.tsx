import type { NewsDetail } from '../../../records/news/wire.ts';
import { newsPath } from '../../../shared/paths/params.ts';
import { classNames } from '../../components/class-names.ts';
import { Icon } from '../../components/icon.tsx';
import { Link } from '../../components/navigation/link.tsx';

const LINK =
  'group flex h-full min-h-20 items-center gap-4 rounded-lg border border-line bg-white p-5 transition-colors hover:border-aqua';

/** Links to the previous and the next article, by date. */
export function Neighbours({ newer, older }: Pick<NewsDetail, 'newer' | 'older'>) {
  return (
    <nav aria-label="前後のお知らせ" className="grid gap-4 md:grid-cols-2 print:hidden">
      {newer ? (
        <Link to={newsPath(newer)} className={LINK}>
          <Icon name="chevron-left" className="size-5 text-aqua" />
          <span>
            <span className="block text-xs text-ink-faint">新しいお知らせ</span>
            <span className="block text-sm font-bold group-hover:text-aqua">{newer.title}</span>
          </span>
        </Link>
      ) : null}
      {older ? (
        <Link to={newsPath(older)} className={classNames(LINK, 'justify-between text-right md:col-start-2')}>
          <span className="grow">
            <span className="block text-xs text-ink-faint">以前のお知らせ</span>
            <span className="block text-sm font-bold group-hover:text-aqua">{older.title}</span>
          </span>
          <Icon name="chevron-right" className="size-5 text-aqua" />
        </Link>
      ) : null}
    </nav>
  );
}
