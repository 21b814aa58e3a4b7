import type { PageOf } from '../../../../shared/api/envelope.ts';
import type { ProductCard } from '../../../../shared/api/product-card.ts';
import { PRODUCT_LABELS } from '../../../../shared/constants.ts';
import { DeferredSection } from '../../../components/deferred-section.tsx';
import { ProductGrid, ProductGridSkeleton } from '../../../components/product/product-grid.tsx';

/** Latest products; may be streamed. */
export function NewProducts({ value }: { value: Promise<PageOf<ProductCard> | null> | undefined }) {
  return (
    <DeferredSection
      name="new-products"
      value={value}
      id="new-products"
      title="新しい製品"
      lead="発売日の新しい順に紹介します。"
      skeleton={<ProductGridSkeleton count={4} />}
    >
      {({ list }) => (list.length === 0 ? null : <ProductGrid products={list} label={PRODUCT_LABELS.new} />)}
    </DeferredSection>
  );
}
