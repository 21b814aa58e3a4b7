import { isPlainClick } from '../../../shared/plain-click.ts';
import { listPath } from '../../../shared/products/list-path.ts';
import { missingAccessories } from '../../../shared/products/listed-product.ts';
import { mergeRows, type SelectionRow } from '../../../shared/products/selection.ts';
import { buttonClass } from '../../components/button.tsx';
import { ModelName } from '../../components/product/model-name.tsx';
import type { KnownProducts } from './use-products.ts';

interface MissingAccessoriesProps {
  rows: readonly SelectionRow[];
  known: KnownProducts['known'];
  onAdd(rows: readonly SelectionRow[]): void;
}

/** Accessories that the products of the list need; without script, the button opens the list with them. */
export function MissingAccessories({ rows, known, onAdd }: MissingAccessoriesProps) {
  const missing = missingAccessories(rows, known);
  if (missing.length === 0) return null;
  const complete = mergeRows(
    rows,
    missing.map(({ row }) => row),
  ).rows;
  return (
    <section
      aria-labelledby="missing"
      className="mt-6 rounded-lg border border-notice-line bg-notice-pale p-4 print:hidden"
    >
      <h2 id="missing" className="text-base">
        一緒に必要なもの
      </h2>
      <ul className="mt-3 mb-4 space-y-2">
        {missing.map(({ row: { sku = '', quantity }, accessory: { name, when, facts }, product }) => (
          <li key={`${product.id} ${sku}`}>
            <span className="font-bold">
              <ModelName>{sku}</ModelName>
            </span>
            {` ${name} × ${quantity}(${product.model}用)`}
            <span className="block text-sm">{[when, facts].filter(Boolean).join('。')}</span>
          </li>
        ))}
      </ul>
      <a
        href={listPath(complete)}
        rel="nofollow"
        className={buttonClass('secondary')}
        onClick={(event) => {
          if (!isPlainClick(event.nativeEvent, event.currentTarget)) return;
          event.preventDefault();
          onAdd(complete);
        }}
      >
        リストに加える
      </a>
    </section>
  );
}
