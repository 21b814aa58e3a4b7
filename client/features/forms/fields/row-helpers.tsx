import { loadApi } from '../../../api/load-api.ts';
import { useLatePart } from '../../../lib/loading/late-part.ts';
import { ALL_LISTED } from '../../../lib/products/listed-products.ts';
import { readSelection } from '../../../lib/products/selection.ts';
import type { ProductRow } from './product-rows.ts';
import { rowsOfList } from './rows-of-list.ts';

/** Rows of this browser's shortlist. */
export async function takeList(): Promise<ProductRow[]> {
  return rowsOfList(await loadApi(), readSelection());
}

/** Suggestions for a product field: models and their part numbers. The field also accepts other text. */
export function ModelNames({ id }: { id: string }) {
  const products = useLatePart(ALL_LISTED, true) ?? [];
  return (
    <datalist id={id}>
      {products.map(({ id: product, model, name }) => (
        <option key={product} value={model} label={name} />
      ))}
      {products.flatMap(({ model, skus }) =>
        skus
          .filter(({ sku }) => sku !== model)
          .map(({ sku, name }) => <option key={sku} value={sku} label={name} />),
      )}
    </datalist>
  );
}
