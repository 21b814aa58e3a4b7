import type { CaseCard as CaseCardData } from '../../../records/case/wire.ts';
import { casePath } from '../../../shared/paths/params.ts';
import { Link } from '../navigation/link.tsx';
import { Tag } from '../tag.tsx';
import { Phrases } from '../text/phrases.tsx';
import { Terms } from '../text/terms.tsx';
import { CardGrid, type CardGridProps } from './card-grid.tsx';
import { CoverCard } from './cover-card.tsx';

interface CaseCardProps {
  item: CaseCardData;
  /** Shows the summary of the results. */
  withLead?: boolean;
  /** Loads the picture eagerly, for cards in the first screen. */
  eager?: boolean;
}

interface CaseGridProps extends Pick<CaseCardProps, 'withLead'>, Pick<CardGridProps, 'strip'> {
  items: CaseCardData[];
  /** Number of cards in the first screen, whose pictures load eagerly. */
  eager?: number;
}

/** Grid of case studies. */
export function CaseGrid({ items, withLead = false, eager = 0, strip }: CaseGridProps) {
  return (
    <CardGrid strip={strip}>
      {items.map((item, index) => (
        <li key={item.id}>
          <CaseCard item={item} withLead={withLead} eager={index < eager} />
        </li>
      ))}
    </CardGrid>
  );
}

/** Card of a case study: cover, industry, title, customer. */
function CaseCard({ item, withLead = false, eager = false }: CaseCardProps) {
  return (
    <CoverCard imgUrl={item.imgUrl} photo={item.photo} word={item.region} eager={eager}>
      {item.industry ? (
        <p>
          <Tag>{item.industry}</Tag>
        </p>
      ) : null}
      <h3 className="text-base leading-normal">
        <Link to={casePath(item)} className="spread-link">
          <Phrases>{item.name}</Phrases>
        </Link>
      </h3>
      {withLead && item.lead ? (
        <p className="text-sm text-ink-soft">
          <Terms>{item.lead}</Terms>
        </p>
      ) : null}
      {item.customer ? <p className="mt-auto pt-1 text-sm text-ink-soft">{item.customer}</p> : null}
    </CoverCard>
  );
}
