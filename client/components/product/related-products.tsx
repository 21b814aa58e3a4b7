import type { ProductCard } from '../../../shared/api/product-card.ts';
import { Section, type SectionProps } from '../section.tsx';
import { ProductGrid } from './product-grid.tsx';

/** Section with the products that a text names; null without any. */
export function RelatedProducts({
  products,
  tone,
}: Pick<SectionProps, 'tone'> & { products: ProductCard[] }) {
  if (products.length === 0) return null;
  return (
    <Section id="related-products" screenOnly title="関連する製品" tone={tone}>
      <ProductGrid products={products} />
    </Section>
  );
}
