import type { CaseCard } from '../../../records/case/wire.ts';
import { useListTitle } from '../../lib/page-context.tsx';
import { MoreLink } from '../navigation/more-link.tsx';
import { Section, type SectionProps } from '../section.tsx';
import { CaseGrid } from './case-card.tsx';

type CasesSectionProps = Omit<SectionProps, 'more' | 'children'> & { items: CaseCard[] };

/** Section with case studies and a link to all of them; null without any. */
export function CasesSection({ items, ...section }: CasesSectionProps) {
  const list = useListTitle('/case-studies');
  if (items.length === 0) return null;
  return (
    <Section {...section} more={<MoreLink to="/case-studies">{list}の一覧</MoreLink>}>
      <CaseGrid items={items} />
    </Section>
  );
}
