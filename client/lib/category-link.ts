import type { ProductCategory } from '../../shared/api/goods.ts';
import { categoryPath, subCategoryPath } from '../../shared/paths/params.ts';
import { DEFAULT_PRODUCT_IMAGE } from './product-image.ts';

type Category = Pick<ProductCategory, 'id' | 'toLink' | 'urlName'>;

/** A category's own page, or its products among all products when it has none. */
export function categoryLink({ id, toLink, urlName = '' }: Category): string {
  return toLink ?? categoryPath(urlName) ?? `/products/all-products?cateId=${id}`;
}

export function subCategoryLink(
  { id, toLink, urlName = toLink?.slice('/products/'.length) ?? '' }: Category,
  child: { id: number; urlName: string },
): string {
  return subCategoryPath(urlName, child) ?? `/products/all-products?cateId=${id}&subId=${child.id}`;
}

export function categoryImage({ imgUrl }: { imgUrl?: string | undefined }): string {
  return imgUrl ?? DEFAULT_PRODUCT_IMAGE;
}
