import type { ArticleCard, ArticleKind } from '../../../records/article/wire.ts';
import { formatDay } from '../../../shared/text/date.ts';
import { CardGrid, type CardGridProps } from '../../components/card/card-grid.tsx';
import { CoverCard } from '../../components/card/cover-card.tsx';
import { Link } from '../../components/navigation/link.tsx';
import { Tag } from '../../components/tag.tsx';
import { Phrases } from '../../components/text/phrases.tsx';
import { Paragraph } from '../../components/text/terms.tsx';
import { articlePath } from './paths.ts';

/** Grid of article cards: cover, category, date, title, summary. The whole card is the link. */
export function ArticleGrid({ kind, ...grid }: CardGridProps<ArticleCard> & { kind: ArticleKind }) {
  return (
    <CardGrid {...grid}>
      {(item, isEager) => (
        <CoverCard
          imgUrl={item.imgUrl}
          photo={item.photo}
          word={item.tags[0]?.name ?? item.category}
          eager={isEager}
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
          <Paragraph className="text-sm text-ink-soft">{item.summary}</Paragraph>
        </CoverCard>
      )}
    </CardGrid>
  );
}
