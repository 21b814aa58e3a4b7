import type { NewsCard } from '../../../records/news/wire.ts';
import { newsPath } from '../../../shared/paths/params.ts';
import { formatDayCompact } from '../../../shared/text/date.ts';
import { Deferred } from '../../components/deferred.tsx';
import { Link } from '../../components/navigation/link.tsx';
import { AsideCard } from '../../components/page/aside-card.tsx';
import { Terms } from '../../components/text/terms.tsx';

interface HotNewsProps {
  value: Promise<NewsCard[] | null> | undefined;
  /** Id of the current article. */
  without: number;
}

/** Most read news; may be streamed. */
export function HotNews({ value, without }: HotNewsProps) {
  return (
    <Deferred name="hot-news" value={value} fallback={null}>
      {(items) => {
        const others = items.filter(({ id }) => id !== without);
        return others.length === 0 ? null : (
          <AsideCard title="よく読まれているお知らせ">
            <ul className="divide-y divide-line">
              {others.map(({ id, slug, title, publishedOn }) => (
                <li key={id}>
                  <Link
                    to={newsPath({ id, slug: slug })}
                    className="block py-2.5 hover:text-aqua hover:underline"
                  >
                    <time dateTime={publishedOn} className="block text-xs text-ink-soft tabular-nums">
                      {formatDayCompact(publishedOn)}
                    </time>
                    <span className="font-bold">
                      <Terms>{title}</Terms>
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          </AsideCard>
        );
      }}
    </Deferred>
  );
}
