import type { CategoryRelated } from '../../../shared/api/goods-related.ts';
import { CaseCard } from '../../components/case-card.tsx';
import { Deferred } from '../../components/deferred.tsx';
import { MoreLink } from '../../components/more-link.tsx';
import { Section } from '../../components/section.tsx';
import { SolutionCard } from '../../components/solution-card.tsx';
import { CARD_GRID, CardSkeleton } from './card-skeleton.tsx';

interface RelatedContentProps {
  categoryName: string;
  value: Promise<CategoryRelated | null> | undefined;
}

function Fallback() {
  return (
    <Section id="related-loading" title="活用できるソリューション">
      <CardSkeleton />
    </Section>
  );
}

/** Solutions that are built from a category's products and case studies with them; may arrive after the rest of the page. */
export function RelatedContent({ categoryName, value }: RelatedContentProps) {
  return (
    <Deferred name="category-related" value={value} fallback={<Fallback />}>
      {({ solutions, cases }) => (
        <>
          {solutions.length > 0 ? (
            <Section
              id="related"
              title="活用できるソリューション"
              more={<MoreLink to="/solutions">すべてのソリューション</MoreLink>}
            >
              <ul className={CARD_GRID}>
                {solutions.map((item) => (
                  <li key={item.id}>
                    <SolutionCard item={item} />
                  </li>
                ))}
              </ul>
            </Section>
          ) : null}
          {cases.length > 0 ? (
            <Section
              id="cases"
              title={`${categoryName}の導入事例`}
              tone="surface"
              more={<MoreLink to="/case-studies">すべての事例</MoreLink>}
            >
              <ul className={CARD_GRID}>
                {cases.map((item) => (
                  <li key={item.id}>
                    <CaseCard item={item} />
                  </li>
                ))}
              </ul>
            </Section>
          ) : null}
        </>
      )}
    </Deferred>
  );
}
