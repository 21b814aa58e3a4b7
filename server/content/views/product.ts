import { previewUrl } from '../../../corpus/media-files/previews.ts';
import { drawFeature } from '../../../corpus/specification/feature-drawing.ts';
import { figuresOf } from '../../../corpus/specification/product-figures.ts';
import { markedCells, sheetOf } from '../../../corpus/specification/rows.ts';
import type { ProductRecord } from '../../../records/product/record.ts';
import type { HotProduct, WireProductDetail } from '../../../records/product/wire.ts';
import type { WireProductCard } from '../../../shared/api/product-card.ts';
import { DEFAULT_PRODUCT_IMAGE } from '../../../shared/constants.ts';
import type { Catalogue } from '../catalogue.ts';
import { accessoriesOf } from './accessories.ts';
import { functionsOf, supportsOf } from './functions.ts';

type WithPictures = Pick<Catalogue, 'pictures'>;

function basics(product: ProductRecord, { pictures }: WithPictures) {
  return {
    id: product.id,
    urlName: product.urlName,
    modeName: product.model,
    name: product.name,
    ...pictures.ofProduct(product),
    remarks: product.remarks,
  };
}

export function productCard(product: ProductRecord, media: WithPictures): WireProductCard {
  return { ...basics(product, media), label: product.labels };
}

export function productCards(ids: number[], catalogue: Catalogue): WireProductCard[] {
  return ids.flatMap((id) => {
    const product = catalogue.productById(id);
    return product ? [productCard(product, catalogue)] : [];
  });
}

export function hotProduct(product: ProductRecord, media: WithPictures): HotProduct {
  return { ...basics(product, media), labelValueIds: product.labels.join(',') };
}

function endOfLifeView(product: ProductRecord, catalogue: Catalogue): WireProductDetail['endOfLife'] {
  if (!product.endOfLife) return undefined;
  const { successorId, ...dates } = product.endOfLife;
  const successor = successorId === undefined ? undefined : catalogue.productById(successorId);
  return { ...dates, ...(successor && { successor: productCard(successor, catalogue) }) };
}

function featuresOf(product: ProductRecord): WireProductDetail['features'] {
  const figures = figuresOf(product);
  return product.features.map(({ title, text, figure }) => {
    const drawing = drawFeature(figure, figures);
    return { title, text, ...(drawing && { drawing }) };
  });
}

export function productDetail(product: ProductRecord, catalogue: Catalogue): WireProductDetail {
  const category = catalogue.categoryById(product.categoryId);
  const { id, urlName, name } = catalogue.subCategoryOf(product);
  const endOfLife = endOfLifeView(product, catalogue);
  const supports = supportsOf(product, catalogue);
  const predecessors = catalogue.products.filter((old) => old.endOfLife?.successorId === product.id);
  const properties = markedCells(product.specification, product.spec, 'property');
  return {
    imgUrl: DEFAULT_PRODUCT_IMAGE,
    ...basics(product, catalogue),
    label: product.labels,
    categoryId: product.categoryId,
    categoryName: category?.name ?? '',
    categoryUrlName: category?.urlName ?? '',
    subCategory: { id, urlName, name },
    images: catalogue.pictures.gallery(product),
    ...catalogue.pictures.preview(previewUrl('products', product.urlName), product.photos),
    lead: product.lead,
    keyFigures: product.keyFigures,
    ...(properties.length > 0 && { properties }),
    features: featuresOf(product),
    functions: functionsOf(product),
    ...(supports.length > 0 && { supports }),
    technicalParam: sheetOf(product),
    skus: product.skus,
    ...(product.inBox && { inBox: product.inBox }),
    ...(product.needs && { needs: accessoriesOf(product, catalogue).filter(({ needed }) => needed) }),
    related: productCards(product.relatedProductIds, catalogue),
    ...(product.screens && { screens: product.screens }),
    warrantyYears: product.warrantyYears,
    releasedOn: product.releasedOn,
    updatedOn: product.updatedOn,
    ...(predecessors.length > 0 && {
      predecessors: predecessors.map((old) => ({ id: old.id, urlName: old.urlName, modeName: old.model })),
    }),
    ...(endOfLife && { endOfLife }),
  };
}
