import { Link } from 'react-router';
import type { NewsCard } from '../../shared/api/news.ts';
import { newsPath } from '../../shared/paths/params.ts';
import { formatDayCompact } from '../../shared/text/date.ts';
import { Tag } from './tag.tsx';

/** News, newest first: date, category, title. */
export function NewsList({ items }: { items: NewsCard[] }) {
  return (
    <ul className="border-t border-line">
      {items.map((item) => (
        <li
          key={item.id}
          className="group relative border-b border-line py-4 transition-colors hover:bg-surface md:flex md:items-baseline md:gap-6 md:px-3"
        >
          <p className="flex items-center gap-4 md:w-56 md:shrink-0">
            <time dateTime={item.publishedOn} className="text-sm text-ink-soft">
              {formatDayCompact(item.publishedOn)}
            </time>
            <Tag>{item.category}</Tag>
          </p>
          <h3 className="mt-1.5 text-base font-normal md:mt-0">
            <Link
              to={newsPath({ id: item.id, slug: item.urlName })}
              className="after:absolute after:inset-0 group-hover:text-aqua group-hover:underline"
            >
              {item.title}
            </Link>
          </h3>
        </li>
      ))}
    </ul>
  );
}
