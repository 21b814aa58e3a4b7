import type { ProductCategory } from '../../../shared/api/goods.ts';
import { categoryPath, subCategoryPath } from '../../../shared/paths/params.ts';
import { DEFAULT_PRODUCT_IMAGE } from '../../lib/product-image.ts';

type Category = Pick<ProductCategory, 'id' | 'toLink' | 'urlName'>;

/** The category's page, or all products narrowed to it when it has none. */
export function categoryLink({ id, toLink, urlName = '' }: Category): string {
  return toLink ?? categoryPath(urlName) ?? `/products/all-products?cateId=${id}`;
}

export function subCategoryLink(
  { id, urlName = '' }: { id: number; urlName?: string | undefined },
  child: { id: number; urlName: string },
): string {
  return subCategoryPath(urlName, child) ?? `/products/all-products?cateId=${id}&subId=${child.id}`;
}

export function categoryImage({ imgUrl }: { imgUrl?: string | undefined }): string {
  return imgUrl ?? DEFAULT_PRODUCT_IMAGE;
}
