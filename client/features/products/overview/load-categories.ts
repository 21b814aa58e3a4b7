import type { LoaderFunctionArgs } from 'react-router';
import type { CategoryDetail } from '../../../../records/category/wire.ts';
import { leftOutContext } from '../../../lib/loading/contexts.ts';
import { apiOf } from '../../../lib/loading/load.ts';
import { categoryLink } from '../../../lib/products/category-link.ts';

export type CategoryOverview = CategoryDetail & { link: string };

/**
 * Loads all product types with their texts, in the order of the list. Types whose texts cannot be loaded are
 * left out.
 *
 * @throws {ApiError} when none can be loaded
 */
export async function loadCategories(args: LoaderFunctionArgs): Promise<CategoryOverview[]> {
  const api = apiOf(args);
  const categories = await api.getCategories();
  const loaded = await Promise.allSettled(
    categories.map(async (category) => ({
      ...(await api.goods.category({ id: category.id })),
      link: categoryLink(category),
    })),
  );
  const found = loaded.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const errors = loaded.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  if (found.length === 0 && errors.length > 0) throw errors[0];
  for (const error of errors) args.context.get(leftOutContext)(error);
  return found;
}
