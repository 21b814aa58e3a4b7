import { useEffect, useMemo, useState } from 'react';
import type { ListedProduct } from '../../../shared/products/listed-product.ts';
import type { SelectionRow } from '../../../shared/products/selection.ts';
import { loadApi } from '../../api/load-api.ts';
import { loadListed } from '../../lib/listed-products.ts';

export interface KnownProducts {
  known: ReadonlyMap<number, ListedProduct>;
  state: 'there' | 'on the way' | 'failed';
  /** Every product, for a table that is to be read. */
  loadAll(): Promise<ListedProduct[]>;
}

async function fetchAll(): Promise<ListedProduct[]> {
  return loadListed(await loadApi());
}

/**
 * What is known of the products of a list: what the page came with and, where that is not all, everything there is.
 *
 * @param sent null where it could not be had
 * @param asked the rows whose products those are: what is not among them does not exist
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
  // Without script nothing more is on the way.
  const isLost = fetched === 'failed' || (isMissing && sent === null);
  return { known, state: isLost ? 'failed' : isMissing ? 'on the way' : 'there', loadAll };
}
