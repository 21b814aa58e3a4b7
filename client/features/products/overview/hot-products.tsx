import type { ReactNode } from 'react';
import type { ProductCard } from '../../../../shared/api/product-card.ts';
import { PRODUCT_LABELS } from '../../../../shared/constants.ts';
import { Deferred } from '../../../components/deferred.tsx';
import { MoreLink } from '../../../components/navigation/more-link.tsx';
import { ProductGrid, ProductGridSkeleton } from '../../../components/product/product-grid.tsx';
import { Section } from '../../../components/section.tsx';

const SHOWN = 8;

/** Most requested products. */
export function HotProducts({ value }: { value: Promise<ProductCard[] | null> | undefined }) {
  return (
    <Deferred
      name="hot"
      value={value}
      fallback={
        <Frame id="hot-products-loading">
          <ProductGridSkeleton count={SHOWN} />
        </Frame>
      }
    >
      {(products) =>
        products.length === 0 ? null : (
          <Frame id="hot-products">
            <ProductGrid products={products.slice(0, SHOWN)} label={PRODUCT_LABELS.recommended} />
          </Frame>
        )
      }
    </Deferred>
  );
}

function Frame({ id, children }: { id: string; children: ReactNode }) {
  return (
    <Section
      id={id}
      title="おすすめ製品"
      tone="surface"
      more={<MoreLink to="/products/all-products">すべての製品</MoreLink>}
    >
      {/* In one column, eight cards would push the rest of the page out of reach on a phone. */}
      <div className="max-md:[&>ul>li:nth-child(n+5)]:hidden">{children}</div>
    </Section>
  );
}
