import type { ProductCategory } from '../../../records/category/wire.ts';
import { categoryPath, subCategoryPath } from '../../../shared/paths/params.ts';
import { DEFAULT_PRODUCT_IMAGE } from './product-image.ts';

type Category = Pick<ProductCategory, 'id' | 'toLink' | 'urlName'>;

/** Path of a category's own page, otherwise of its products in the list of all products. */
export function categoryLink({ id, toLink, urlName = '' }: Category): string {
  return toLink ?? categoryPath(urlName) ?? `/products/all-products?cateId=${id}`;
}

export function subCategoryLink(category: Category, child: ProductCategory['child'][number]): string {
  const slug = category.urlName ?? category.toLink?.slice('/products/'.length) ?? '';
  return subCategoryLinkIn({ id: category.id, slug }, { id: child.id, slug: child.urlName });
}

/** The same for records that are not in the category list. */
export function subCategoryLinkIn(
  category: { id: number; slug: string },
  child: { id: number; slug: string },
): string {
  const own = subCategoryPath(category.slug, child);
  return own ?? `/products/all-products?cateId=${category.id}&subId=${child.id}`;
}

export function categoryImage({ imgUrl }: { imgUrl?: string | undefined }): string {
  return imgUrl ?? DEFAULT_PRODUCT_IMAGE;
}
