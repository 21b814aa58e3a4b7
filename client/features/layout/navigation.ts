import type { ProductCategory } from '../../../shared/api/goods.ts';
import { categoryPath, subCategoryPath } from '../../../shared/paths/params.ts';

/** Panels of the header beside the main menu's, whose places count from 0; one number says which single panel is open. */
export const KNOWLEDGE_PANEL = 100;
export const SEARCH_PANEL = 101;

/** A category's own page, or its products among all products when it has none. */
export function categoryLink(category: ProductCategory): string {
  return (
    category.toLink ?? categoryPath(category.urlName ?? '') ?? `/products/all-products?cateId=${category.id}`
  );
}

export function subCategoryLink(category: ProductCategory, child: ProductCategory['child'][number]): string {
  const own = subCategoryPath(category.urlName ?? category.toLink?.slice('/products/'.length) ?? '', child);
  return own ?? `/products/all-products?cateId=${category.id}&subId=${child.id}`;
}
