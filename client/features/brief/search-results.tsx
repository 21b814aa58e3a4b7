import { Link } from 'react-router';
import type { ProductCard, Suggestion } from '../../../shared/api/goods.ts';
import { SUGGESTION_LIMIT } from '../../../shared/constants.ts';
import { productPath } from '../../../shared/paths/params.ts';
import { ProductGrid } from '../../components/product-grid.tsx';

interface SearchResultsProps {
  value: string;
  models: Suggestion[];
  /** What is known of the models beyond their names. */
  products: ProductCard[];
}

/** Products whose model name fits: as cards, or as plain links where only the name is known. */
export function SearchResults({ value, models, products }: SearchResultsProps) {
  const shown = models.slice(0, SUGGESTION_LIMIT);
  const byId = new Map(products.map((product) => [product.id, product]));
  const cards = shown.flatMap(({ id }) => byId.get(id) ?? []);
  return (
    <>
      <h2 className="mb-6 text-xl">
        「<span className="break-all">{value}</span>」に合う製品
        <span className="ml-3 text-sm font-normal text-ink-soft tabular-nums">
          {models.length > SUGGESTION_LIMIT ? `${SUGGESTION_LIMIT}件以上` : `${models.length}件`}
        </span>
      </h2>
      {shown.length === 0 ? (
        <p className="max-w-text rounded-lg border border-line bg-surface p-6">
          型番に当てはまる製品はありませんでした。型番の先頭の数文字だけでお試しいただくか、下の一覧からお探しください。
        </p>
      ) : null}
      {cards.length > 0 ? <ProductGrid products={cards} eager={4} /> : null}
      {shown.length > cards.length ? (
        <ul className="mt-6 flex flex-wrap gap-3">
          {shown
            .filter(({ id }) => !byId.has(id))
            .map((model) => (
              <li key={model.id}>
                <Link
                  to={productPath(model)}
                  translate="no"
                  className="inline-flex min-h-11 items-center rounded-md border border-line-strong px-4 font-bold hover:border-aqua hover:bg-aqua-pale"
                >
                  {model.modeName}
                </Link>
              </li>
            ))}
        </ul>
      ) : null}
      {models.length > SUGGESTION_LIMIT ? (
        <p className="mt-6 text-sm text-ink-soft">
          続きは、文字を足して絞り込むか、
          <Link to="/products/all-products" className="text-aqua underline underline-offset-4">
            すべての製品
          </Link>
          からご覧ください。
        </p>
      ) : null}
    </>
  );
}
