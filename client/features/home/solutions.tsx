import type { SolutionCard as SolutionCardData } from '../../../records/solution/wire.ts';
import type { HomeSection } from '../../../shared/site/home-schema.ts';
import { CardGrid, CardGridSkeleton } from '../../components/card/card-grid.tsx';
import { SolutionCard } from '../../components/card/solution-card.tsx';
import { Deferred } from '../../components/deferred.tsx';
import { Section } from '../../components/section.tsx';
import { sectionWords } from './section-words.tsx';

interface SolutionsProps {
  section: HomeSection;
  value: Promise<SolutionCardData[] | null> | undefined;
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
            <CardGrid columns={4} strip>
              {solutions.map((item) => (
                <li key={item.id}>
                  <SolutionCard item={item} />
                </li>
              ))}
            </CardGrid>
          </Section>
        )
      }
    </Deferred>
  );
}
