import type { CategoryRelated } from '../../../records/category/wire.ts';
import { CardGridSkeleton } from '../../components/card/card-grid.tsx';
import { CaseGrid } from '../../components/card/case-card.tsx';
import { SolutionGrid } from '../../components/card/solution-card.tsx';
import { Deferred, type DeferredData } from '../../components/deferred.tsx';
import { MoreLink } from '../../components/navigation/more-link.tsx';
import { Section } from '../../components/section.tsx';
import { useStartsOnPhone } from '../../lib/hooks/use-starts-on-phone.ts';
import { useListTitle } from '../../lib/page-context.tsx';

function Fallback() {
  const list = useListTitle('/solutions');
  return (
    <Section id="related-loading" title={`活用できる${list}`} folded={useStartsOnPhone()}>
      <CardGridSkeleton />
    </Section>
  );
}

/** Solutions and case studies with a category's products; may be streamed. */
export function RelatedContent({
  categoryName,
  value,
}: {
  categoryName: string;
  value: DeferredData<CategoryRelated>;
}) {
  const [solutionList, caseList] = [useListTitle('/solutions'), useListTitle('/case-studies')];
  const folded = useStartsOnPhone();
  return (
    <Deferred name="category-related" value={value} fallback={<Fallback />}>
      {({ solutions, cases }) => (
        <>
          {solutions.length > 0 ? (
            <Section
              id="related"
              title={`活用できる${solutionList}`}
              folded={folded}
              more={<MoreLink to="/solutions">すべての{solutionList}</MoreLink>}
            >
              <SolutionGrid items={solutions} />
            </Section>
          ) : null}
          {cases.length > 0 ? (
            <Section
              id="cases"
              title={`${categoryName}の${caseList}`}
              tone="surface"
              folded={folded}
              more={<MoreLink to="/case-studies">すべての事例</MoreLink>}
            >
              <CaseGrid items={cases} />
            </Section>
          ) : null}
        </>
      )}
    </Deferred>
  );
}
