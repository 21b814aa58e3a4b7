import type { HotProduct, ProductCard, ProductDetail } from '../../../shared/api/goods.ts';
import type { Catalogue } from '../catalogue.ts';
import { type ProductView, viewsOf } from '../drawing/draw-product.ts';
import { previewUrl } from '../previews.ts';
import type { ProductRecord } from '../schema/product.ts';
import { technicalParameters } from './technical-parameters.ts';

/** Pictures of a product; drawn from its record when the site is built (scripts/build-media.ts). */
export function pictureUrl(urlName: string, view: ProductView): string {
  return `/media/products/${urlName}${view === 'card' ? '' : `-${view}`}.svg`;
}

const PICTURE_SIZE = { width: 1200, height: 900 } as const;
const VIEW_NAMES: Record<ProductView, string> = {
  card: '外観',
  front: '外観(細部)',
  panel: '前面と各部の名称',
  back: '背面と各部の名称',
};

/** The flat view of an access point shows where its cables go. */
export function viewName(view: ProductView, { spec }: ProductRecord): string {
  return view === 'panel' && spec.kind === 'access-point' ? '接続面と各部の名称' : VIEW_NAMES[view];
}

/** The pictures that say something: of a service without a housing, its one scene. */
export function pictureViews(product: ProductRecord): ProductView[] {
  const { spec } = product;
  return spec.kind === 'cloud' && !spec.hardware ? ['card'] : viewsOf(product);
}

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
