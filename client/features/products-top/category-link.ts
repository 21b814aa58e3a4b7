import type { ProductCategory } from '../../../shared/api/goods.ts';
import { subCategoryPath } from '../../../shared/paths/params.ts';
import { DEFAULT_PRODUCT_IMAGE } from '../../lib/product-image.ts';

type Category = Pick<ProductCategory, 'id' | 'toLink'>;

/** The category's page, or all products narrowed to it when it has none. */
export function categoryLink({ id, toLink }: Category): string {
  return toLink ?? `/products/all-products?cateId=${id}`;
}

export function subCategoryLink(
  { id, urlName = '' }: { id: number; urlName?: string | undefined },
  child: { id: number; urlName: string },
): string {
  return subCategoryPath(urlName, child) ?? `/products/all-products?cateId=${id}&subId=${child.id}`;
}

export function categoryImage({ urlName }: { urlName?: string | undefined }): string {
  return urlName ? `/images/categories/${urlName}.svg` : DEFAULT_PRODUCT_IMAGE;
}
