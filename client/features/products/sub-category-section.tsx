import type { ComparisonGroup } from '../../../shared/api/models.ts';
import { subCategoryPath } from '../../../shared/paths/params.ts';
import { ComparisonTable } from '../../components/comparison-table.tsx';
import { Icon } from '../../components/icon.tsx';
import { MoreLink } from '../../components/more-link.tsx';
import { ProductGrid } from '../../components/product-grid.tsx';
import { Section } from '../../components/section.tsx';

interface SubCategorySectionProps {
  categorySlug: string;
  group: ComparisonGroup;
  tone: 'plain' | 'surface';
}

/** The models of a sub-category on its category's page, and their figures for whoever wants to compare. */
export function SubCategorySection({ categorySlug, group, tone }: SubCategorySectionProps) {
  const path = subCategoryPath(categorySlug, group);
  return (
    <Section
      id={group.slug}
      title={group.name}
      lead={group.lead}
      tone={tone}
      more={path ? <MoreLink to={path}>{`${group.name}を見る`}</MoreLink> : null}
    >
      <ProductGrid products={group.rows.map(({ product }) => product)} />
      {group.rows.length > 1 ? (
        <details className="group mt-6 rounded-lg border border-line bg-white open:pb-5">
          <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 rounded-lg px-5 py-2.5 font-bold hover:text-aqua [&::-webkit-details-marker]:hidden">
            {`${group.name}の仕様を比べる`}
            <Icon
              name="chevron-down"
              className="size-5 text-aqua transition-transform group-open:rotate-180"
            />
          </summary>
          <div className="px-5 pt-2">
            <ComparisonTable label={`${group.name}の比較表`} columns={group.columns} rows={group.rows} />
          </div>
        </details>
      ) : null}
    </Section>
  );
}
