import type { HotProduct, ProductCard, ProductDetail } from '../../../shared/api/goods.ts';
import type { Catalogue } from '../catalogue.ts';
import { previewUrl } from '../previews.ts';
import type { ProductRecord } from '../schema/product.ts';
import { pictureUrl, pictureViews, viewName } from './product-pictures.ts';
import { technicalParameters } from './technical-parameters.ts';

const PICTURE_SIZE = { width: 1200, height: 900 } as const;
function basics(product: ProductRecord) {
  return {
    id: product.id,
    urlName: product.urlName,
    modeName: product.model,
    name: product.name,
    imgUrl: pictureUrl(product.urlName, 'card'),
    remarks: product.remarks,
  };
}

export function productCard(product: ProductRecord): ProductCard {
  return { ...basics(product), label: product.labels };
}

export function hotProduct(product: ProductRecord): HotProduct {
  return { ...basics(product), labelValueIds: product.labels.join(',') };
}

function endOfLifeView(product: ProductRecord, catalogue: Catalogue): ProductDetail['endOfLife'] {
  if (!product.endOfLife) return undefined;
  const { successorId, ...dates } = product.endOfLife;
  const successor = successorId === undefined ? undefined : catalogue.productById(successorId);
  return { ...dates, ...(successor && { successor: productCard(successor) }) };
}

export function productDetail(product: ProductRecord, catalogue: Catalogue): ProductDetail {
  const category = catalogue.categoryById(product.categoryId);
  const { id, urlName, name } = catalogue.subCategoryOf(product);
  const endOfLife = endOfLifeView(product, catalogue);
  return {
    ...basics(product),
    label: product.labels,
    categoryId: product.categoryId,
    categoryName: category?.name ?? '',
    categoryUrlName: category?.urlName ?? '',
    subCategory: { id, urlName, name },
    images: pictureViews(product).map((view) => ({
      imgUrl: pictureUrl(product.urlName, view),
      ...PICTURE_SIZE,
      alt: `${product.model}の${viewName(view, product)}`,
    })),
    previewUrl: previewUrl('products', product.urlName),
    lead: product.lead,
    keyFigures: product.keyFigures,
    features: product.features,
    functions: product.functions,
    technicalParam: technicalParameters(product),
    skus: product.skus,
    related: product.relatedProductIds.flatMap((relatedId) => {
      const related = catalogue.productById(relatedId);
      return related ? [productCard(related)] : [];
    }),
    warrantyYears: product.warrantyYears,
    releasedOn: product.releasedOn,
    updatedOn: product.updatedOn,
    ...(endOfLife && { endOfLife }),
  };
}
