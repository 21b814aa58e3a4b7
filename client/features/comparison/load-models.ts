import type { LoaderFunctionArgs } from 'react-router';
import type { ProductDetail } from '../../../records/product/wire.ts';
import { COMPARED_MAX } from '../../../shared/comparison/asked-models.ts';
import { apiOf, deferred } from '../../lib/loading/load.ts';
import { DEFAULT_PRODUCT_IMAGE } from '../../lib/products/product-image.ts';

type Described = Pick<ProductDetail, 'id' | 'slug' | 'model' | 'name' | 'keyFigures'>;

/** Data of a model above its specification. */
export interface ShownModel extends Described {
  imgUrl: string;
  ended: boolean;
  successorId: number | null;
}

export function toShownModel(product: ProductDetail): ShownModel {
  const { id, slug, model, name, imgUrl, images, keyFigures, endOfLife } = product;
  // In a comparison, ports are more informative than the housing.
  const panel = images.find(({ view }) => view === 'panel');
  return {
    ...{ id, slug, model, name, keyFigures },
    imgUrl: panel?.imgUrl ?? (imgUrl || DEFAULT_PRODUCT_IMAGE),
    ended: endOfLife !== undefined,
    successorId: endOfLife?.successor?.id ?? null,
  };
}

export interface Choice {
  id: number;
  name: string;
}

/**
 * Models that can still be added; empty when the comparison is full. The page works without them. Never
 * rejects.
 */
export async function loadChoices(args: LoaderFunctionArgs, ids: readonly number[]): Promise<Choice[]> {
  if (ids.length >= COMPARED_MAX) return [];
  const products = await deferred(args, apiOf(args).goods.slugs());
  return (products ?? []).filter(({ id }) => !ids.includes(id)).map(({ id, name }) => ({ id, name }));
}
