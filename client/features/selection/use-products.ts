import { useEffect, useMemo, useState } from 'react';
import type { ListedProduct } from '../../../shared/products/listed-product.ts';
import type { SelectionRow } from '../../../shared/products/selection.ts';
import { loadApi } from '../../api/load-api.ts';
import { loadListed } from '../../lib/products/listed-products.ts';

export interface KnownProducts {
  known: ReadonlyMap<number, ListedProduct>;
  state: 'there' | 'on the way' | 'failed';
  /** Loads all products, to import a table. */
  loadAll(): Promise<ListedProduct[]>;
}

async function fetchAll(): Promise<ListedProduct[]> {
  return loadListed(await loadApi());
}

/**
 * Products of a list: those that the page came with; if some are missing, all products are fetched.
 *
 * @param sent null when they could not be loaded
 * @param asked rows of the requested products: a product that is missing from `sent` does not exist
 */
export function useProducts(
  sent: readonly ListedProduct[] | null,
  asked: readonly SelectionRow[],
  rows: readonly SelectionRow[],
): KnownProducts {
  const [fetched, setFetched] = useState<readonly ListedProduct[] | 'failed'>();
  const known = useMemo(() => {
    const all = [...(sent ?? []), ...(Array.isArray(fetched) ? (fetched as ListedProduct[]) : [])];
    return new Map(all.map((product) => [product.id, product]));
  }, [sent, fetched]);
  const isAnswered = (id: number) => known.has(id) || (sent !== null && asked.some((row) => row.id === id));
  const isMissing = fetched === undefined && !rows.every(({ id }) => isAnswered(id));
  useEffect(() => {
    if (!isMissing) return;
    let left = false;
    fetchAll().then(
      (all) => !left && setFetched(all),
      () => !left && setFetched('failed'),
    );
    return () => {
      left = true;
    };
  }, [isMissing]);
  async function loadAll(): Promise<ListedProduct[]> {
    if (Array.isArray(fetched)) return fetched as ListedProduct[];
    const all = await fetchAll();
    setFetched(all);
    return all;
  }
  // Without script no further products will arrive.
  const isLost = fetched === 'failed' || (isMissing && sent === null);
  return { known, state: isLost ? 'failed' : isMissing ? 'on the way' : 'there', loadAll };
}
