import type { CaseCard as CaseCardData } from '../../../shared/api/case.ts';
import type { Api } from '../../api/api.ts';
import { CaseCard } from '../../components/case-card.tsx';
import { MoreLink } from '../../components/more-link.tsx';
import { Section } from '../../components/section.tsx';

const SHOWN = 3;
const GRID = 'grid gap-6 md:grid-cols-2 lg:grid-cols-3';
const TITLE = 'ほかの導入事例';

/** Cases beside this one: those of its industry first, then the newest. */
export async function loadMoreCases(api: Api, { id, industry }: CaseCardData): Promise<CaseCardData[]> {
  const query = { limit: SHOWN + 1, page: 1 };
  const [alike, newest] = await Promise.all([
    industry ? api.getCases({ ...query, industry }) : { list: [] },
    api.getCases({ ...query, limit: 2 * SHOWN + 1 }),
  ]);
  const byId = new Map([...alike.list, ...newest.list].map((item) => [item.id, item]));
  byId.delete(id);
  return [...byId.values()].slice(0, SHOWN);
}

export function MoreCases({ items }: { items: CaseCardData[] }) {
  if (items.length === 0) return null;
  return (
    <Section id="more-cases" title={TITLE} more={<MoreLink to="/case-studies">導入事例の一覧</MoreLink>}>
      <ul className={GRID}>
        {items.map((item) => (
          <li key={item.id}>
            <CaseCard item={item} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Holds the section's place while its cases are on their way. */
export function MoreCasesSkeleton() {
  return (
    <Section id="more-cases-loading" title={TITLE}>
      <div className={GRID} aria-hidden="true">
        <div className="aspect-4/3 rounded-lg border border-line bg-surface" />
        <div className="aspect-4/3 rounded-lg border border-line bg-surface max-md:hidden" />
        <div className="aspect-4/3 rounded-lg border border-line bg-surface max-lg:hidden" />
      </div>
    </Section>
  );
}
