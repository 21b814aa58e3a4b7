import type { SolutionDetail } from '../../../records/solution/wire.ts';
import { productPath } from '../../../shared/paths/params.ts';
import { Link } from '../../components/navigation/link.tsx';
import { DEFAULT_PRODUCT_IMAGE, PRODUCT_IMAGE_SIZE } from '../../lib/products/product-image.ts';

/** Proposed products: picture, model, and the role in this configuration. */
export function Configuration({ items }: { items: SolutionDetail['configuration'] }) {
  return (
    <ul className="grid gap-4 lg:grid-cols-2">
      {items.map(({ product, role }) => (
        <li
          key={product.id}
          className="group link-card grid grid-cols-[7rem_minmax(0,1fr)] items-center gap-4 p-3 md:grid-cols-[10rem_minmax(0,1fr)] md:gap-6 md:p-4"
        >
          <img
            src={product.imgUrl || DEFAULT_PRODUCT_IMAGE}
            alt=""
            {...PRODUCT_IMAGE_SIZE}
            loading="lazy"
            className="aspect-4/3 w-full rounded-md bg-surface object-cover"
          />
          <div>
            <h3 className="text-lg leading-snug">
              <Link to={productPath(product)} className="spread-link">
                <span translate="no">{product.model ?? product.name}</span>
              </Link>
            </h3>
            {product.model ? <p className="text-xs text-ink-faint">{product.name}</p> : null}
            <p className="mt-2 text-sm">{role}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
