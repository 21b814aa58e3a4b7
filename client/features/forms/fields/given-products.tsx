import { LOCALE } from '../../../../shared/constants.ts';
import { productPath } from '../../../../shared/paths/params.ts';
import { LIST_PATH } from '../../../../shared/products/list-path.ts';
import { Link } from '../../../components/navigation/link.tsx';
import { MoreLink } from '../../../components/navigation/more-link.tsx';
import { ModelName } from '../../../components/product/model-name.tsx';
import { Terms } from '../../../components/text/terms.tsx';
import { DEFAULT_PRODUCT_IMAGE, PRODUCT_IMAGE_SIZE } from '../../../lib/products/product-image.ts';

/** Product that the list in the address has brought into the form. */
export interface GivenProduct {
  id: number;
  slug: string;
  name: string;
  imgUrl: string | null | undefined;
  quantity: number;
  /** Text of the form's row: a part number, or the model. */
  goods: string;
}

/** Products from the visitor's list with pictures, next to the form, where their rows can be edited. */
export function GivenProducts({ products }: { products: readonly GivenProduct[] }) {
  if (products.length === 0) return null;
  const total = products.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <section aria-labelledby="given-products" className="rounded-lg border border-line p-6">
      <h2 id="given-products" className="text-lg">
        リストから引き継いだ製品
      </h2>
      <ul className="mt-3 max-h-96 overflow-y-auto">
        {products.map((product) => (
          <GivenRow key={`${product.id} ${product.goods}`} product={product} />
        ))}
      </ul>
      <p className="mt-4 flex flex-wrap items-center justify-between gap-x-4">
        <span className="tabular-nums">{`${products.length}製品、合計${total.toLocaleString(LOCALE)}台`}</span>
        <MoreLink to={LIST_PATH}>検討リストを見る</MoreLink>
      </p>
    </section>
  );
}

function GivenRow({ product }: { product: GivenProduct }) {
  const { name, imgUrl, goods, quantity } = product;
  return (
    <li className="grid grid-cols-[4rem_minmax(0,1fr)_auto] items-center gap-x-3 border-b border-line py-2">
      <img
        src={imgUrl || DEFAULT_PRODUCT_IMAGE}
        alt=""
        {...PRODUCT_IMAGE_SIZE}
        loading="lazy"
        className="aspect-4/3 w-full rounded-md border border-line bg-surface object-cover"
      />
      <p className="min-w-0">
        <Link to={productPath(product)} className="inline-block py-1 font-bold strong-link">
          <ModelName>{goods}</ModelName>
        </Link>
        <span className="block text-sm text-ink-soft">
          <Terms>{name}</Terms>
        </span>
      </p>
      <p className="text-right tabular-nums">{`${quantity.toLocaleString(LOCALE)}台`}</p>
    </li>
  );
}
