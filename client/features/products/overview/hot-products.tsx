import type { ReactNode } from 'react';
import type { ProductCard } from '../../../../shared/api/product-card.ts';
import { PRODUCT_LABELS } from '../../../../shared/constants.ts';
import { DeferredSection } from '../../../components/deferred-section.tsx';
import { MoreLink } from '../../../components/navigation/more-link.tsx';
import { ProductGrid, ProductGridSkeleton } from '../../../components/product/product-grid.tsx';

const SHOWN = 8;

/** Most requested products. */
export function HotProducts({ value }: { value: Promise<ProductCard[] | null> | undefined }) {
  return (
    <DeferredSection
      name="hot"
      value={value}
      id="hot-products"
      title="おすすめ製品"
      tone="surface"
      more={<MoreLink to="/products/all-products">すべての製品</MoreLink>}
      skeleton={
        <FewOnPhones>
          <ProductGridSkeleton count={SHOWN} />
        </FewOnPhones>
      }
    >
      {(products) =>
        products.length === 0 ? null : (
          <FewOnPhones>
            <ProductGrid products={products.slice(0, SHOWN)} label={PRODUCT_LABELS.recommended} />
          </FewOnPhones>
        )
      }
    </DeferredSection>
  );
}

/** In one column, eight cards would push the rest of the page out of reach on a phone. */
function FewOnPhones({ children }: { children: ReactNode }) {
  return <div className="max-md:[&>ul>li:nth-child(n+5)]:hidden">{children}</div>;
}
