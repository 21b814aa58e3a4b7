import { useEffect } from 'react';
import { loadApi } from '../../../api/load-api.ts';
import { useOnDemand } from '../../../lib/hooks/use-on-demand.ts';
import { loadListed } from '../../../lib/products/listed-products.ts';
import { readSelection } from '../../../lib/products/selection.ts';
import type { ProductRow } from './product-rows.ts';
import { rowsOfList } from './rows-of-list.ts';

const loadProducts = async () => loadListed(await loadApi());

/** Rows of this browser's shortlist. */
export async function takeList(): Promise<ProductRow[]> {
  return rowsOfList(await loadApi(), readSelection());
}

/** Suggestions for a product field: models and their part numbers. The field also accepts other text. */
export function ModelNames({ id }: { id: string }) {
  const { data, request } = useOnDemand(loadProducts);
  useEffect(request, [request]);
  const products = data ?? [];
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
