import { isApiError } from '../api/error.ts';
import type { ProductDetail } from '../api/models.ts';

interface ProductApi {
  getProduct(id: number): Promise<ProductDetail>;
}

interface Compared {
  /** Discontinued models first, so that old ones precede new ones; otherwise in the requested order. */
  models: ProductDetail[];
  /** Ids without a product. */
  unknown: number[];
}

/** Loads the models to compare, one call each. */
export async function loadCompared(api: ProductApi, ids: readonly number[]): Promise<Compared> {
  const found = await Promise.all(ids.map((id) => findProduct(api, id)));
  const models = found.filter((product) => product !== null);
  return {
    models: [...models.filter(isEnded), ...models.filter((product) => !isEnded(product))],
    unknown: ids.filter((_, index) => found[index] === null),
  };
}

function isEnded({ endOfLife }: ProductDetail): boolean {
  return endOfLife !== undefined;
}

async function findProduct(api: ProductApi, id: number): Promise<ProductDetail | null> {
  try {
    return await api.getProduct(id);
  } catch (error) {
    if (isApiError(error) && error.status === 404) return null;
    throw error;
  }
}
