import type { SolutionCard as SolutionCardData } from '../../../shared/api/models.ts';
import type { HomeSection } from '../../../shared/site/home-schema.ts';
import { CardGrid } from '../../components/card-grid.tsx';
import { Section } from '../../components/section.tsx';
import { SolutionCard } from '../../components/solution-card.tsx';
import { sectionWords } from './section-words.tsx';

interface SolutionsProps {
  section: HomeSection;
  solutions: SolutionCardData[];
}

/** The first four solutions. */
export function Solutions({ section, solutions }: SolutionsProps) {
  if (solutions.length === 0) return null;
  return (
    <Section id="solutions" {...sectionWords(section)}>
      <CardGrid items={solutions} card={SolutionCard} columns={4} strip />
    </Section>
  );
}
