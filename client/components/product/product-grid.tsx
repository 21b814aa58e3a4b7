import { type CardColumns, CardGrid, CardGridSkeleton } from '../card/card-grid.tsx';
import { type ListedProduct, ProductCard } from './product-card.tsx';

interface ProductGridProps {
  products: ListedProduct[];
  columns?: CardColumns;
  /** Number of pictures in the first screen, which load eagerly. */
  eager?: number;
  strip?: boolean;
  /** Label that all products have; it is omitted, because the title of the section states it. */
  label?: string;
}

/** Grid of product cards. */
export function ProductGrid({ products, columns = 4, eager = 0, strip, label }: ProductGridProps) {
  return (
    <CardGrid columns={columns} strip={strip}>
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard product={product} without={label} eager={index < eager} />
        </li>
      ))}
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
