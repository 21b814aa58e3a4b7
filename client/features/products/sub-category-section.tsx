import type { ComparisonGroup } from '../../../shared/api/models.ts';
import { subCategoryPath } from '../../../shared/paths/params.ts';
import { AsWritten } from '../../components/as-written.tsx';
import { ComparisonTable } from '../../components/comparison-table.tsx';
import { Icon } from '../../components/icon.tsx';
import { MoreLink } from '../../components/more-link.tsx';
import { ProductGrid } from '../../components/product-grid.tsx';
import { Section } from '../../components/section.tsx';

type Models = Pick<ComparisonGroup, 'columns' | 'rows'>;

interface SubCategorySectionProps {
  categorySlug: string;
  group: Omit<ComparisonGroup, keyof Models>;
  /** Not known where the browser takes over what the server wrote. */
  models: Models | undefined;
  tone: 'plain' | 'surface';
}

/** The models of a sub-category on its category's page, and their figures for whoever wants to compare. */
export function SubCategorySection({ categorySlug, group, models, tone }: SubCategorySectionProps) {
  const path = subCategoryPath(categorySlug, group);
  return (
    <Section
      id={group.slug}
      title={group.name}
      lead={group.lead}
      tone={tone}
      more={path ? <MoreLink to={path}>{`${group.name}を見る`}</MoreLink> : null}
    >
      <AsWritten name={`models-${group.id}`} data={models}>
        {({ columns, rows }) => (
          <>
            <ProductGrid products={rows.map(({ product }) => product)} />
            {rows.length > 1 ? (
              <details className="group comparison">
                <summary>
                  {`${group.name}の仕様を比べる`}
                  <Icon
                    name="chevron-down"
                    className="size-5 text-aqua transition-transform group-open:rotate-180"
                  />
                </summary>
                <div>
                  <ComparisonTable label={`${group.name}の比較表`} columns={columns} rows={rows} />
                </div>
              </details>
            ) : null}
          </>
        )}
      </AsWritten>
    </Section>
  );
}
