import { useEffect, useState } from 'react';
import type { ListedProduct } from '../../../../shared/products/listed-product.ts';
import { loadApi } from '../../../api/load-api.ts';
import { loadListed } from '../../../lib/products/listed-products.ts';

/** Suggestions for a product field: models and their part numbers. The field also accepts other text. */
export function ModelNames({ id }: { id: string }) {
  const [products, setProducts] = useState<readonly ListedProduct[]>([]);
  useEffect(() => {
    let left = false;
    loadApi()
      .then(loadListed)
      .then(
        (all) => !left && setProducts(all),
        () => {},
      );
    return () => {
      left = true;
    };
  }, []);
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
