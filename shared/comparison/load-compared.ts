import { isApiError } from '../api/error.ts';

interface Product {
  endOfLife?: object | undefined;
}

interface ProductApi<Of extends Product> {
  getProduct(id: number): Promise<Of>;
}

interface Compared<Of extends Product> {
  /** Discontinued models first, so that old ones precede new ones; otherwise in the requested order. */
  models: Of[];
  /** Ids without a product. */
  unknown: number[];
}

/** Loads the models to compare, one call each. */
export async function loadCompared<Of extends Product>(
  api: ProductApi<Of>,
  ids: readonly number[],
): Promise<Compared<Of>> {
  const found = await Promise.all(ids.map((id) => findProduct(api, id)));
  const models = found.filter((product) => product !== null);
  return {
    models: [...models.filter(isEnded), ...models.filter((product) => !isEnded(product))],
    unknown: ids.filter((_, index) => found[index] === null),
  };
}

function isEnded({ endOfLife }: Product): boolean {
  return endOfLife !== undefined;
}

async function findProduct<Of extends Product>(api: ProductApi<Of>, id: number): Promise<Of | null> {
  try {
    return await api.getProduct(id);
  } catch (error) {
    if (isApiError(error) && error.status === 404) return null;
    throw error;
  }
}
