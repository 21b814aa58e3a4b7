import { CardGrid, CardGridSkeleton } from './card-grid.tsx';
import { ProductCard, type ProductCardProps } from './product-card.tsx';

/** Four columns on large screens, two on medium ones, one on small ones. */
export function ProductGrid({
  products,
  eager = 0,
  strip,
}: {
  products: ProductCardProps[];
  eager?: number;
  strip?: boolean;
}) {
  return (
    <CardGrid items={products} columns={4} strip={strip}>
      {(product, index) => <ProductCard {...product} eager={index < eager} />}
    </CardGrid>
  );
}

/** Holds the grid's place while its products are on their way. */
export function ProductGridSkeleton({ count }: { count: number }) {
  return (
    <CardGridSkeleton count={count} columns={4}>
      <div className="rounded-lg border border-line max-md:h-44 max-md:p-4">
        <div className="aspect-4/3 animate-pulse bg-surface-deep max-md:w-2/5 max-md:rounded-md md:rounded-t-lg" />
        <div className="h-46 max-md:hidden" />
      </div>
    </CardGridSkeleton>
  );
}
