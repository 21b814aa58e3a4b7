import type { SolutionCard as SolutionCardData } from '../../../shared/api/solution.ts';
import { CardGrid } from '../../components/card-grid.tsx';
import { MoreLink } from '../../components/more-link.tsx';
import { Section } from '../../components/section.tsx';
import { SolutionCard } from '../../components/solution-card.tsx';

/** The first four solutions. */
export function Solutions({ solutions }: { solutions: SolutionCardData[] }) {
  if (solutions.length === 0) return null;
  return (
    <Section
      id="solutions"
      eyebrow="Solutions"
      title="用途から探す"
      lead="現場ごとに異なる課題に、製品の組み合わせと設計の考え方でお応えします。"
      more={<MoreLink to="/solutions">すべてのソリューション</MoreLink>}
    >
      <CardGrid items={solutions} columns={4}>
        {(item) => <SolutionCard item={item} />}
      </CardGrid>
    </Section>
  );
}
