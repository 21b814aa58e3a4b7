import type { SolutionCard as SolutionCardData } from '../../../shared/api/models.ts';
import type { HomeSection } from '../../../shared/site/home-schema.ts';
import { AsWritten } from '../../components/as-written.tsx';
import { CardGrid, CardGridSkeleton } from '../../components/card-grid.tsx';
import { Deferred } from '../../components/deferred.tsx';
import { Section } from '../../components/section.tsx';
import { SolutionCard } from '../../components/solution-card.tsx';
import { sectionWords } from './section-words.tsx';
import type { ShownCards } from './shown-cards.ts';

interface SolutionsProps {
  section: HomeSection;
  value: Promise<ShownCards<SolutionCardData> | null> | undefined;
}

/** The first four solutions. */
export function Solutions({ section, value }: SolutionsProps) {
  return (
    <Deferred
      name="solutions"
      value={value}
      fallback={
        <Section id="solutions-loading" {...sectionWords(section)}>
          <CardGridSkeleton count={4} columns={4} strip />
        </Section>
      }
    >
      {({ cards }) => (
        <Section id="solutions" {...sectionWords(section)}>
          <AsWritten name="solution-cards" data={cards}>
            {({ items }) => <CardGrid items={items} card={SolutionCard} columns={4} strip />}
          </AsWritten>
        </Section>
      )}
    </Deferred>
  );
}
