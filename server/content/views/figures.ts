import { isManagedBy, managedOf, managementOf } from '../../../corpus/specification/management.ts';
import { figuresOf } from '../../../corpus/specification/product-figures.ts';
import type { ProductRecord } from '../../../records/product/record.ts';
import { DEFAULT_PRODUCT_IMAGE } from '../../../shared/constants.ts';
import type { WireProductFigures } from '../../../shared/products/product-figures.ts';
import type { Catalogue } from '../catalogue.ts';
import { accessoriesOf } from './accessories.ts';

export function productFigures(product: ProductRecord, catalogue: Catalogue): WireProductFigures {
  const category = catalogue.categoryById(product.categoryId);
  const tier = product.tier ?? catalogue.subCategoryOf(product).tier;
  const { imgUrl = DEFAULT_PRODUCT_IMAGE } = catalogue.pictures.ofProduct(product);
  return {
    id: product.id,
    urlName: product.urlName,
    model: product.model,
    name: product.name,
    categoryId: product.categoryId,
    categoryName: category?.name ?? '',
    categorySlug: category?.urlName ?? '',
    subCategoryId: product.subCategoryId,
    imgUrl,
    ...catalogue.pictures.panel(product),
    label: product.labels,
    endOfLife: product.endOfLife ? { successorId: product.endOfLife.successorId ?? null } : null,
    skus: product.skus,
    accessories: accessoriesOf(product, catalogue).filter(({ sku }) => sku !== undefined),
    ...(tier && { tier }),
    managedByIds: managersOf(product, catalogue),
    figures: figuresOf(product),
  };
}

function managersOf(product: ProductRecord, { products }: Catalogue): number[] {
  const managed = managedOf(product);
  return products.flatMap((other) => {
    const management = managementOf(other);
    return management && isManagedBy(managed, management) ? [other.id] : [];
  });
}
