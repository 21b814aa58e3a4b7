import type { PageOf } from '../../../../shared/api/envelope.ts';
import type { ProductCard } from '../../../../shared/api/product-card.ts';
import { PRODUCT_LABELS } from '../../../../shared/constants.ts';
import { Deferred } from '../../../components/deferred.tsx';
import { ProductGrid, ProductGridSkeleton } from '../../../components/product/product-grid.tsx';
import { Section } from '../../../components/section.tsx';

/** Latest products; may be streamed. */
export function NewProducts({ value }: { value: Promise<PageOf<ProductCard> | null> | undefined }) {
  return (
    <Deferred
      name="new-products"
      value={value}
      fallback={
        <Frame id="new-products-loading">
          <ProductGridSkeleton count={4} />
        </Frame>
      }
    >
      {({ list }) =>
        list.length === 0 ? null : (
          <Frame id="new-products">
            <ProductGrid products={list} label={PRODUCT_LABELS.new} />
          </Frame>
        )
      }
    </Deferred>
  );
}

function Frame({ id, children }: { id: string; children: React.ReactNode }) {
  return (
    <Section id={id} title="新しい製品" lead="発売日の新しい順に紹介します。">
      {children}
    </Section>
  );
}
