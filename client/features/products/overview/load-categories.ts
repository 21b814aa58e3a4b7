import type { Api } from '../../../../shared/api/client.ts';
import type { CategoryDetail } from '../../../../shared/api/models.ts';
import { categoryLink } from '../../../lib/category-link.ts';

export type CategoryOverview = CategoryDetail & { link: string };

/** Every product type with its texts, in the order of the list. */
export async function loadCategories(api: Api): Promise<CategoryOverview[]> {
  const categories = await api.getCategories();
  return Promise.all(
    categories.map(async (category) => ({
      ...(await api.getCategory(category.id)),
      link: categoryLink(category),
    })),
  );
}
