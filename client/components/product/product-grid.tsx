import type { ProductCard as ListedProduct } from '../../../shared/api/product-card.ts';
import { CardGrid, type CardGridProps, CardGridSkeleton } from '../card/card-grid.tsx';
import { ProductCard } from './product-card.tsx';

interface ProductGridProps extends Omit<CardGridProps<ListedProduct>, 'items'> {
  products: ListedProduct[];
  /** Label that all products have; it is omitted, because the title of the section states it. */
  label?: string;
}

/** Grid of product cards. */
export function ProductGrid({ products, label, ...grid }: ProductGridProps) {
  return (
    <CardGrid columns={4} {...grid} items={products}>
      {(product, isEager) => <ProductCard product={product} without={label} eager={isEager} />}
    </CardGrid>
  );
}

/** Placeholder that reserves the space of the grid while its products load. */
export function ProductGridSkeleton({ count }: { count: number }) {
  return (
    <CardGridSkeleton count={count} columns={4}>
      <div className="rounded-lg border border-line max-md:h-25 max-md:p-2">
        <div className="aspect-4/3 animate-pulse bg-surface-deep max-md:size-16 max-md:rounded-md md:rounded-t-lg" />
        <div className="h-46 max-md:hidden" />
      </div>
    </CardGridSkeleton>
  );
}
