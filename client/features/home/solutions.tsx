import type { SolutionCard } from '../../../records/solution/wire.ts';
import type { HomeSection } from '../../../shared/site/home-schema.ts';
import { CardGridSkeleton } from '../../components/card/card-grid.tsx';
import { SolutionGrid } from '../../components/card/solution-card.tsx';
import { Deferred } from '../../components/deferred.tsx';
import { Section } from '../../components/section.tsx';
import { sectionWords } from './section-words.tsx';

interface SolutionsProps {
  section: HomeSection;
  value: Promise<SolutionCard[] | null> | undefined;
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
      {(solutions) =>
        solutions.length === 0 ? null : (
          <Section id="solutions" {...sectionWords(section)}>
            <SolutionGrid items={solutions} columns={4} strip />
          </Section>
        )
      }
    </Deferred>
  );
}
