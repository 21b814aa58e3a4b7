import type { ArticleCard as ArticleCardData, ArticleKind } from '../../../records/article/wire.ts';
import { formatDay } from '../../../shared/text/date.ts';
import { CardGrid } from '../../components/card/card-grid.tsx';
import { CoverCard } from '../../components/card/cover-card.tsx';
import { Link } from '../../components/navigation/link.tsx';
import { Tag } from '../../components/tag.tsx';
import { Phrases } from '../../components/text/phrases.tsx';
import { Terms } from '../../components/text/terms.tsx';
import { articlePath } from './paths.ts';

interface ArticleCardProps {
  kind: ArticleKind;
  item: ArticleCardData;
  /** Loads the picture eagerly, for cards in the first screen. */
  eager?: boolean;
}

/** Card of an article: cover, category, date, title, summary. The whole card is the link. */
function ArticleCard({ kind, item, eager = false }: ArticleCardProps) {
  return (
    <CoverCard
      imgUrl={item.imgUrl}
      photo={item.photo}
      word={item.tags[0]?.name ?? item.category}
      eager={eager}
    >
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
        <Tag>{item.category}</Tag>
        <time dateTime={item.publishedOn}>{formatDay(item.publishedOn)}</time>
      </p>
      <h3 className="text-base leading-normal">
        <Link to={articlePath(kind, item)} className="spread-link">
          <Phrases>{item.title}</Phrases>
        </Link>
      </h3>
      <p className="text-sm text-ink-soft">
        <Terms>{item.summary}</Terms>
      </p>
    </CoverCard>
  );
}

/** Grid of article cards. */
export function ArticleGrid({
  kind,
  items,
  eager = 0,
}: {
  kind: ArticleKind;
  items: ArticleCardData[];
  /** Number of cards in the first screen, whose pictures load eagerly. */
  eager?: number;
}) {
  return (
    <CardGrid>
      {items.map((item, index) => (
        <li key={item.id}>
          <ArticleCard kind={kind} item={item} eager={index < eager} />
        </li>
      ))}
    </CardGrid>
  );
}
