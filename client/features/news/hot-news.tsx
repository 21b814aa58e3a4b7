import type { NewsCard } from '../../../records/news/wire.ts';
import { newsPath } from '../../../shared/paths/params.ts';
import { formatDayCompact } from '../../../shared/text/date.ts';
import { Link } from '../../components/navigation/link.tsx';
import { HotAside } from '../../components/page/hot-aside.tsx';
import { Terms } from '../../components/text/terms.tsx';

interface HotNewsProps {
  value: Promise<NewsCard[] | null> | undefined;
  /** The current article. */
  without: { id: number };
}

/** Most read news; may be streamed. */
export function HotNews({ value, without }: HotNewsProps) {
  return (
    <HotAside name="hot-news" title="よく読まれているお知らせ" value={value} without={[without]}>
      {(items) => (
        <ul className="divide-y divide-line">
          {items.map((item) => (
            <li key={item.id}>
              <Link to={newsPath(item)} className="block py-2.5 hover:text-aqua hover:underline">
                <time dateTime={item.publishedOn} className="block text-xs text-ink-soft tabular-nums">
                  {formatDayCompact(item.publishedOn)}
                </time>
                <span className="font-bold">
                  <Terms>{item.title}</Terms>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </HotAside>
  );
}
