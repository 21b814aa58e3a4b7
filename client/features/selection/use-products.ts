import { useState } from 'react';
import type { ListedProduct } from '../../../shared/products/listed-product.ts';
import type { SelectionRow } from '../../../shared/products/selection.ts';
import { useLatePart } from '../../lib/loading/late-part.ts';
import { ALL_LISTED } from '../../lib/products/listed-products.ts';

export interface KnownProducts {
  known: ReadonlyMap<number, ListedProduct>;
  state: 'there' | 'on the way' | 'failed';
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
  const [hasFailed, setFailed] = useState(false);
  const all = ALL_LISTED.loaded;
  const known = new Map([...(sent ?? []), ...(all ?? [])].map((product) => [product.id, product]));
  const isAnswered = (id: number) => known.has(id) || (sent !== null && asked.some((row) => row.id === id));
  const isMissing = !all && !rows.every(({ id }) => isAnswered(id));
  useLatePart(ALL_LISTED, isMissing && !hasFailed, () => setFailed(true));
  // Without script no further products will arrive.
  const isLost = hasFailed || sent === null;
  return { known, state: isMissing ? (isLost ? 'failed' : 'on the way') : 'there' };
}
