import { productPath } from '../../../shared/paths/params.ts';
import { loadApi } from '../../api/load-api.ts';
import { Link } from '../../components/navigation/link.tsx';
import { latePart, useLatePart } from '../../lib/loading/late-part.ts';
import { useAppSelector } from '../../store/store.ts';

const SHOWN = 6;
const TOP_PRODUCTS = latePart(async () => (await loadApi()).getTopProducts());

/** Most viewed products, shown while the search box is empty; loaded when the panel opens for the first time. */
export function TopProducts() {
  const isEmpty = useAppSelector(({ selection }) => selection.searchValue.trim() === '');
  const products = useLatePart(TOP_PRODUCTS, true) ?? [];
  if (!isEmpty || products.length === 0) return null;
  return (
    <section aria-labelledby="top-products" className="mt-5">
      <h2 id="top-products" className="text-sm text-ink-soft">
        人気の製品
      </h2>
      <ul className="mt-2 flex flex-wrap gap-2">
        {products.slice(0, SHOWN).map((product) => (
          <li key={product.id}>
            <Link
              to={productPath(product)}
              translate="no"
              className="inline-flex min-h-11 items-center rounded-md border border-line-strong bg-white px-4 text-sm font-bold transition-colors hover:border-aqua hover:bg-aqua-pale"
            >
              {product.model ?? product.name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
