import type { CaseCard } from '../../../records/case/wire.ts';
import { casePath } from '../../../shared/paths/params.ts';
import { Link } from '../navigation/link.tsx';
import { Tag } from '../tag.tsx';
import { Phrases } from '../text/phrases.tsx';
import { Paragraph } from '../text/terms.tsx';
import { CardGrid, type CardGridProps } from './card-grid.tsx';
import { CoverCard } from './cover-card.tsx';

interface CaseGridProps extends CardGridProps<CaseCard> {
  /** Shows the summary of the results. */
  withLead?: boolean;
}

/** Grid of case studies: cover, industry, title, customer. */
export function CaseGrid({ withLead = false, ...grid }: CaseGridProps) {
  return (
    <CardGrid {...grid}>
      {({ industry, lead, customer, ...item }, isEager) => (
        <CoverCard imgUrl={item.imgUrl} photo={item.photo} word={item.region} eager={isEager}>
          {industry ? (
            <p>
              <Tag>{industry}</Tag>
            </p>
          ) : null}
          <h3 className="text-base leading-normal">
            <Link to={casePath(item)} className="spread-link">
              <Phrases>{item.name}</Phrases>
            </Link>
          </h3>
          {withLead && lead ? <Paragraph className="text-sm text-ink-soft">{lead}</Paragraph> : null}
          {customer ? <p className="mt-auto pt-1 text-sm text-ink-soft">{customer}</p> : null}
        </CoverCard>
      )}
    </CardGrid>
  );
}
