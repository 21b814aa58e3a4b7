import type { CaseCard } from '../../../records/case/wire.ts';
import type { Api } from '../../../records/client.ts';
import { CardGridSkeleton } from '../../components/card/card-grid.tsx';
import { Section } from '../../components/section.tsx';
import { useListTitle } from '../../lib/page-context.tsx';

const SHOWN = 3;

/** Further cases: those of the same industry first, then the newest. */
export async function loadMoreCases(api: Api, { id, industry }: CaseCard): Promise<CaseCard[]> {
  const query = { limit: SHOWN + 1, page: 1 };
  const [alike, newest] = await Promise.all([
    industry ? api.getCases({ ...query, industry }) : { list: [] },
    api.getCases({ ...query, limit: 2 * SHOWN + 1 }),
  ]);
  const byId = new Map([...alike.list, ...newest.list].map((item) => [item.id, item]));
  byId.delete(id);
  return [...byId.values()].slice(0, SHOWN);
}

/** Reserves the section's space while its cases are loading. */
export function MoreCasesSkeleton() {
  const list = useListTitle('/case-studies');
  return (
    <Section id="more-cases-loading" title={`ほかの${list}`}>
      <CardGridSkeleton />
    </Section>
  );
}
