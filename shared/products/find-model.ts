import { normalizeModel } from '../text/normalize-model.ts';
import type { ListedProduct } from './listed-product.ts';

/** Result for a typed name: a product, perhaps by one of its part numbers, or several candidates. */
export type FoundModel =
  | { kind: 'one'; id: number; sku?: string }
  | { kind: 'several'; models: string[] }
  | { kind: 'none' };

/** Shorter prefixes match too many names. */
const PREFIX_MIN_LENGTH = 3;
const NAMED = 3;

type Named = Pick<ListedProduct, 'id' | 'model' | 'skus'> & Partial<Pick<ListedProduct, 'accessories'>>;

/**
 * Creates a function that finds products by a typed model or part number: width, case, hyphens and spaces do not count,
 * and a prefix suffices if it matches one model only.
 */
export function modelFinder(products: readonly Named[]): (typed: string) => FoundModel {
  const models = products.map((product) => ({ key: keyOf(product.model), product }));
  const skus = products.flatMap((product) =>
    [...product.skus, ...(product.accessories ?? [])].flatMap(({ sku = '' }) =>
      sku === '' ? [] : { key: keyOf(sku), sku, product },
    ),
  );
  const exactly = new Map<string, FoundModel>([
    ...skus.map(({ key, sku, product }) => [key, { kind: 'one', id: product.id, sku }] as const),
    ...models.map(({ key, product }) => [key, { kind: 'one', id: product.id }] as const),
  ]);
  function byBeginning(key: string): FoundModel {
    if (key.length < PREFIX_MIN_LENGTH) return { kind: 'none' };
    const begun = models.filter((one) => one.key.startsWith(key));
    if (begun.length > 1)
      return { kind: 'several', models: begun.slice(0, NAMED).map(({ product }) => product.model) };
    if (begun[0]) return { kind: 'one', id: begun[0].product.id };
    const ordered = skus.filter((one) => one.key.startsWith(key));
    if (ordered.length > 1) return { kind: 'several', models: ordered.slice(0, NAMED).map(({ sku }) => sku) };
    return ordered[0] ? { kind: 'one', id: ordered[0].product.id, sku: ordered[0].sku } : { kind: 'none' };
  }
  return (typed) => {
    const key = keyOf(typed);
    return exactly.get(key) ?? byBeginning(key);
  };
}

function keyOf(model: string): string {
  return normalizeModel(model).replace(/\s/g, '');
}
