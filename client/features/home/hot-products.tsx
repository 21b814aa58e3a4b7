import type { HotProduct } from '../../../shared/api/goods.ts';
import { Deferred } from '../../components/deferred.tsx';
import { MoreLink } from '../../components/more-link.tsx';
import { ProductGrid, ProductGridSkeleton } from '../../components/product-grid.tsx';
import { Section } from '../../components/section.tsx';
import { splitLabels } from '../../lib/labels.ts';

const SHOWN = 8;

/** Products that are asked for most. */
export function HotProducts({ value }: { value: Promise<HotProduct[] | null> | undefined }) {
  return (
    <Section
      id="hot-products"
      eyebrow="Featured"
      title="おすすめ製品"
      tone="surface"
      more={<MoreLink to="/products/all-products">すべての製品</MoreLink>}
    >
      <Deferred name="hot" value={value} fallback={<ProductGridSkeleton count={SHOWN} />}>
        {(products) => (
          <ProductGrid
            products={products
              .slice(0, SHOWN)
              .map(({ labelValueIds, ...product }) => ({ ...product, label: splitLabels(labelValueIds) }))}
          />
        )}
      </Deferred>
    </Section>
  );
}
