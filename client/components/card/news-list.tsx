import type { Headline, NewsCard } from '../../../records/news/wire.ts';
import { newsPath } from '../../../shared/paths/params.ts';
import { formatDayCompact } from '../../../shared/text/date.ts';
import { classNames } from '../class-names.ts';
import { Link } from '../navigation/link.tsx';
import { Tag } from '../tag.tsx';
import { Phrases } from '../text/phrases.tsx';
import { Paragraph } from '../text/terms.tsx';

/** With a summary, the list shows it below the title. */
type ListedNews = Headline & Partial<Pick<NewsCard, 'summary'>>;

/** News, newest first: date, category, title. */
export function NewsList({ items }: { items: ListedNews[] }) {
  return (
    <ul className="border-t border-line">
      {items.map((item) => (
        <li
          key={item.id}
          className="group relative border-b border-line py-4 transition-colors hover:bg-surface md:flex md:items-baseline md:gap-6 md:px-3"
        >
          <NewsRow item={item} />
        </li>
      ))}
    </ul>
  );
}

function NewsRow({ item }: { item: ListedNews }) {
  return (
    <>
      <p className="flex items-center gap-4 md:w-60 md:shrink-0">
        <time dateTime={item.publishedOn} className="text-sm text-ink-soft">
          {formatDayCompact(item.publishedOn)}
        </time>
        <Tag>{item.category}</Tag>
      </p>
      <div className="mt-1.5 md:mt-0">
        <h3 className={classNames('text-base text-pretty', !item.summary && 'font-normal')}>
          <Link to={newsPath(item)} className="block min-h-6 spread-link group-hover:underline">
            <Phrases>{item.title}</Phrases>
          </Link>
        </h3>
        <Paragraph className="mt-1 text-sm text-pretty text-ink-soft">{item.summary}</Paragraph>
      </div>
    </>
  );
}
