import { type CardColumns, CardGrid, CardGridSkeleton } from './card-grid.tsx';
import { ProductCard, type ProductCardProps } from './product-card.tsx';

interface ProductGridProps {
  products: ProductCardProps[];
  columns?: CardColumns;
  /** How many pictures are fetched at once: those that stand in the first window. */
  eager?: number;
  strip?: boolean;
}

/** Products as cards. */
export function ProductGrid({ products, columns = 4, eager = 0, strip }: ProductGridProps) {
  return (
    <CardGrid items={products} columns={columns} strip={strip}>
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
