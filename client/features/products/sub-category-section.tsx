import type { ComparisonGroup } from '../../../records/product/wire.ts';
import { subCategoryPath } from '../../../shared/paths/params.ts';
import { MoreLink } from '../../components/navigation/more-link.tsx';
import { ProductGrid } from '../../components/product/product-grid.tsx';
import { Phrases } from '../../components/text/phrases.tsx';
import { StaticHtml } from '../../components/text/static-html.tsx';
import { Paragraph } from '../../components/text/terms.tsx';
import { withFigures } from '../../lib/products/figure-line.ts';
import { finderPath } from './finder/finder-query.ts';

type Models = Pick<ComparisonGroup, 'columns' | 'rows'>;

interface SubCategorySectionProps {
  categorySlug: string;
  group: Omit<ComparisonGroup, 'columns' | 'rows' | 'ended'>;
  /** Undefined while hydrating server HTML. */
  models: Models | undefined;
  /** Whether cards show key figures instead of sentences, for lack of space. */
  isPhone: boolean;
}

/** Models of a sub-category on its category's page, with a link to their comparison. */
export function SubCategorySection({ categorySlug, group, models, isPhone }: SubCategorySectionProps) {
  const path = subCategoryPath(categorySlug, group);
  return (
    <section aria-labelledby={group.slug} className="pb-6 md:pb-12 print:pb-5">
      <div className="section-head">
        <h2 id={group.slug} className="text-xl md:text-2xl">
          <Phrases>{group.name}</Phrases>
        </h2>
        {path ? <MoreLink to={path}>{`${group.name}を見る`}</MoreLink> : null}
      </div>
      <Paragraph className="mt-2 mb-5 max-w-text text-phrases text-ink-soft">{group.lead}</Paragraph>
      <StaticHtml name={`models-${group.id}`} data={models}>
        {({ columns, rows }) => (
          <>
            <ProductGrid
              products={isPhone ? withFigures(columns, rows) : rows.map(({ product }) => product)}
              columns={3}
            />
            {rows.length > 1 ? (
              <MoreLink
                to={finderPath({ choice: { category: [categorySlug], series: [group.slug] }, isTable: true })}
              >
                {`${group.name}を表で比べる`}
              </MoreLink>
            ) : null}
          </>
        )}
      </StaticHtml>
    </section>
  );
}
