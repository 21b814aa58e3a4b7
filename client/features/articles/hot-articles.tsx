import type { ArticleCard, ArticleKind } from '../../../records/article/wire.ts';
import { Deferred } from '../../components/deferred.tsx';
import { Link } from '../../components/navigation/link.tsx';
import { AsideCard } from '../../components/page/aside-card.tsx';
import { Phrases } from '../../components/text/phrases.tsx';
import { articlePath } from './paths.ts';

/** Titles of articles as links. */
export function ArticleLinks({ kind, items }: { kind: ArticleKind; items: ArticleCard[] }) {
  return (
    <ul className="divide-y divide-line">
      {items.map((item) => (
        <li key={item.id}>
          <Link
            to={articlePath(kind, item)}
            className="flex min-h-11 items-center py-2.5 font-bold hover:text-aqua hover:underline"
          >
            <Phrases>{item.title}</Phrases>
          </Link>
        </li>
      ))}
    </ul>
  );
}

interface HotArticlesProps {
  kind: ArticleKind;
  value: Promise<ArticleCard[] | null> | undefined;
  /** Articles to leave out because the page already lists them. */
  without: ArticleCard[];
}

/** Most read articles of the same kind; may be streamed. */
export function HotArticles({ kind, value, without }: HotArticlesProps) {
  const shown = new Set(without.map(({ id }) => id));
  return (
    <Deferred name="hot-articles" value={value} fallback={null}>
      {(items) => {
        const others = items.filter(({ id }) => !shown.has(id));
        return others.length === 0 ? null : (
          <AsideCard title="よく読まれている記事">
            <ArticleLinks kind={kind} items={others} />
          </AsideCard>
        );
      }}
    </Deferred>
  );
}
