import type { CaseCard as CaseCardData } from '../../../shared/api/case.ts';
import { CaseCard } from '../../components/case-card.tsx';
import { MoreLink } from '../../components/more-link.tsx';
import { Section } from '../../components/section.tsx';

const SHOWN = 3;
const GRID = 'grid gap-6 md:grid-cols-2 lg:grid-cols-3';

interface MoreCasesProps {
  title: string;
  items: CaseCardData[];
  /** The case that the page shows. */
  without: number;
  more: string;
}

/** Other cases of the same industry; no section where there is none. */
export function MoreCases({ title, items, without, more }: MoreCasesProps) {
  const others = items.filter(({ id }) => id !== without).slice(0, SHOWN);
  if (others.length === 0) return null;
  return (
    <Section id="more-cases" title={title} more={<MoreLink to={more}>導入事例の一覧</MoreLink>}>
      <ul className={GRID}>
        {others.map((item) => (
          <li key={item.id}>
            <CaseCard item={item} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Holds the section's place while its cases are on their way. */
export function MoreCasesSkeleton({ title }: { title: string }) {
  return (
    <Section id="more-cases" title={title}>
      <div className={GRID} aria-hidden="true">
        <div className="aspect-4/3 rounded-lg border border-line bg-surface" />
        <div className="aspect-4/3 rounded-lg border border-line bg-surface max-md:hidden" />
        <div className="aspect-4/3 rounded-lg border border-line bg-surface max-lg:hidden" />
      </div>
    </Section>
  );
}
