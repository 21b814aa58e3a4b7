import { useEffect, useReducer } from 'react';
import { isApiError } from '../../../shared/api/error.ts';
import { loadNavigationCode } from '../../api/load-api.ts';
import { readCompared, writeCompared } from '../../lib/products/compared.ts';
import { DEFAULT_PRODUCT_IMAGE } from '../../lib/products/product-image.ts';

/** Data of a model in the tray. */
interface KnownModel {
  model: string;
  imgUrl: string;
}

/** Models found on the pages of this visit or fetched. The catalogue bounds its size. */
const known = new Map<number, KnownModel>();

/** Records a model that the page shows next to its checkbox. */
export function showFound(id: number, model: KnownModel): void {
  known.set(id, model);
}

/** Known models among the checked ones; fetches the others. */
export function useKnownModels(ids: readonly number[]): ReadonlyMap<number, KnownModel> {
  const [, showAgain] = useReducer((count: number) => count + 1, 0);
  const missing = ids.filter((id) => !known.has(id)).join(',');
  useEffect(() => {
    if (missing === '') return;
    let left = false;
    void Promise.all(missing.split(',').map((id) => ask(Number(id)))).then(() => !left && showAgain());
    return () => {
      left = true;
    };
  }, [missing]);
  return known;
}

/**
 * Fetches a model. A model that does not exist is removed from the comparison; other failures leave the
 * choice unchanged.
 */
async function ask(id: number): Promise<void> {
  try {
    const { model, imgUrl } = await (await loadNavigationCode()).quietApi.getProduct(id);
    known.set(id, { model, imgUrl: imgUrl || DEFAULT_PRODUCT_IMAGE });
  } catch (error) {
    if (isApiError(error) && error.status === 404)
      writeCompared(readCompared().filter((other) => other !== id));
  }
}
