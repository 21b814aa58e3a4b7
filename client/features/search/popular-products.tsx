import type { ProductCard } from '../../../shared/api/product-card.ts';
import { DeferredList } from '../../components/deferred.tsx';
import { MoreLink } from '../../components/navigation/more-link.tsx';
import { ProductGrid } from '../../components/product/product-grid.tsx';
import { Section } from '../../components/section.tsx';

/** Popular products, on the search page before a search. */
export function PopularProducts({ value }: { value: Promise<ProductCard[] | null> | undefined }) {
  return (
    <DeferredList name="popular-products" value={value} fallback={null}>
      {(products) => (
        <Section
          id="popular-products"
          title="人気の製品"
          more={<MoreLink to="/products/all-products">すべての製品</MoreLink>}
        >
          <ProductGrid products={products} />
        </Section>
      )}
    </DeferredList>
  );
}
