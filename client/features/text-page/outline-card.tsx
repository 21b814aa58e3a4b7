import type { PageSection } from '../../../shared/pages/page-schema.ts';
import { AsideCard } from '../../components/page/aside-card.tsx';
import { RichText } from '../../components/text/rich-text.tsx';

/** Facts of a section in a column next to the page's main content. */
export function OutlineCard({ section }: { section: PageSection }) {
  const rows = section.blocks.flatMap((block) => (block.kind === 'facts' ? block.rows : []));
  return (
    <AsideCard title={section.title}>
      <dl className="space-y-3">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt className="font-bold">{name}</dt>
            <dd className="text-ink-soft">
              <RichText text={value} />
            </dd>
          </div>
        ))}
      </dl>
    </AsideCard>
  );
}
