import type { SolutionCard as SolutionCardData } from '../../../records/solution/wire.ts';
import { solutionPath } from '../../../shared/paths/params.ts';
import { classNames } from '../class-names.ts';
import { Link } from '../navigation/link.tsx';
import { Phrases } from '../text/phrases.tsx';
import { Paragraph } from '../text/terms.tsx';
import { CardGrid, type CardGridProps } from './card-grid.tsx';
import { CoverCard } from './cover-card.tsx';

interface SolutionLooks {
  /** Shows the target audience. */
  withAudience?: boolean;
  /** Level of the heading. */
  heading?: 'h2' | 'h3';
}

interface SolutionCardProps extends SolutionLooks {
  item: SolutionCardData;
  /** Loads the picture eagerly, for cards in the first screen. */
  eager?: boolean;
}

/** Card of a solution: cover, name, lead. */
export function SolutionCard({
  item,
  withAudience = false,
  eager = false,
  heading: Heading = 'h3',
}: SolutionCardProps) {
  return (
    <CoverCard imgUrl={item.imgUrl} photo={item.photo} word={item.name} eager={eager}>
      <Heading className="text-lg leading-normal">
        <Link to={item.jumpUrlName ?? solutionPath([], item)} className="spread-link">
          <Phrases>{item.name}</Phrases>
        </Link>
      </Heading>
      <Paragraph className={classNames('text-sm', !withAudience && 'text-ink-soft')}>{item.lead}</Paragraph>
      {withAudience && item.audience ? (
        <p className="mt-auto border-t border-line pt-3 text-xs text-ink-soft">
          <span className="font-bold">対象:</span>
          {item.audience}
        </p>
      ) : null}
    </CoverCard>
  );
}

type SolutionGridProps = CardGridProps<SolutionCardData> & SolutionLooks;

/** Grid of solutions. */
export function SolutionGrid({ withAudience, heading, ...grid }: SolutionGridProps) {
  return (
    <CardGrid {...grid}>
      {(item, isEager) => <SolutionCard {...{ item, withAudience, heading }} eager={isEager} />}
    </CardGrid>
  );
}
