import type { CaseDetail } from '../../../records/case/wire.ts';
import { productPath } from '../../../shared/paths/params.ts';
import { Link } from '../../components/navigation/link.tsx';
import { Picture, shapeOf } from '../../components/picture.tsx';
import { ModelName } from '../../components/product/model-name.tsx';
import { Terms } from '../../components/text/terms.tsx';
import { DEFAULT_PRODUCT_IMAGE, PRODUCT_IMAGE_SIZE } from '../../lib/products/product-image.ts';

/** Devices of a case with their pictures and their places, next to its text. */
export function UsedProducts({ products, configuration }: Pick<CaseDetail, 'products' | 'configuration'>) {
  if (products.length === 0) return null;
  const roles = new Map(configuration.map(({ product, role }) => [product.id, role]));
  return (
    <section aria-labelledby="products-used">
      <h2 id="products-used" className="text-lg">
        使われている製品
      </h2>
      <ul className="mt-3 grid gap-x-6 md:max-lg:grid-cols-2">
        {products.map((product) => (
          <li
            key={product.id}
            className="group relative grid grid-cols-[6rem_minmax(0,1fr)] items-center gap-x-4 border-b border-line py-3"
          >
            <Picture
              src={product.imgUrl || DEFAULT_PRODUCT_IMAGE}
              {...shapeOf(product.photo, PRODUCT_IMAGE_SIZE)}
              alt=""
              sizes="96px"
              range={[200, 400]}
              loading="lazy"
              className="aspect-4/3 w-full rounded-md border border-line bg-surface object-cover"
            />
            <p className="text-sm text-ink-soft">
              <Link to={productPath(product)} className="spread-link strong-link text-base">
                <ModelName>{product.model ?? product.name}</ModelName>
              </Link>
              <span className="block">
                <Terms>{roles.get(product.id) ?? product.name}</Terms>
              </span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
