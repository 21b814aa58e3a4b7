import { useEffect, useReducer } from 'react';
import { isApiError } from '../../../shared/api/error.ts';
import { loadNavigationCode } from '../../api/load-api.ts';
import { readCompared, writeCompared } from '../../lib/compared.ts';
import { DEFAULT_PRODUCT_IMAGE } from '../../lib/product-image.ts';

/** What the tray shows of a model. */
export interface KnownModel {
  model: string;
  imgUrl: string;
}

/** Found on the pages of this visit, or asked for; nobody ticks more than the catalogue has. */
const known = new Map<number, KnownModel>();

/** The page has shown it beside its tick. */
export function showFound(id: number, model: KnownModel): void {
  known.set(id, model);
}

/** The ticked models, as far as they are known; asks for the others. */
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

/** What no product is any more, or never was, is not compared. Other failures are no reason to forget a choice. */
async function ask(id: number): Promise<void> {
  try {
    const { model, imgUrl } = await (await loadNavigationCode()).quietApi.getProduct(id);
    known.set(id, { model, imgUrl: imgUrl || DEFAULT_PRODUCT_IMAGE });
  } catch (error) {
    if (isApiError(error) && error.status === 404)
      writeCompared(readCompared().filter((other) => other !== id));
  }
}
