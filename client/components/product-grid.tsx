import { ProductCard, type ProductCardProps } from './product-card.tsx';

/** Four columns on large screens, two on medium ones, one on small ones. */
export const PRODUCT_GRID = 'grid grid-cols-1 gap-4 md:grid-cols-2 md:gap-6 lg:grid-cols-4 lg:gap-4 xl:gap-6';

export function ProductGrid({ products, eager = 0 }: { products: ProductCardProps[]; eager?: number }) {
  return (
    <ul className={PRODUCT_GRID}>
      {products.map((product, place) => (
        <li key={product.id}>
          <ProductCard {...product} eager={place < eager} />
        </li>
      ))}
    </ul>
  );
}

const PLACES = ['一', '二', '三', '四', '五', '六', '七', '八'];

/** Holds the grid's place while its products are on their way. */
export function ProductGridSkeleton({ count }: { count: number }) {
  return (
    <ul className={PRODUCT_GRID} aria-hidden="true">
      {PLACES.slice(0, count).map((place) => (
        <li key={place} className="rounded-lg border border-line max-md:h-44 max-md:p-4">
          <div className="aspect-4/3 animate-pulse bg-surface-deep max-md:w-2/5 max-md:rounded-md md:rounded-t-lg" />
          <div className="h-46 max-md:hidden" />
        </li>
      ))}
    </ul>
  );
}
