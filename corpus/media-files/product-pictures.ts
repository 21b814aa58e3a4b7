import { type Hardware, hardwareOf, type ProductRecord, type ProductSpec } from '../schema/product.ts';

/**
 * Product pictures, made from the specification record: `card` for lists, `front` with the fine print for the product
 * page, `panel` the flat front with the names of its ports (of an access point, its connectors), `back` the flat back.
 */
export const PRODUCT_VIEWS = ['card', 'front', 'panel', 'back'] as const;
export type ProductView = (typeof PRODUCT_VIEWS)[number];

/** The address of a picture that the build draws from the record. */
export function pictureUrl(urlName: string, view: ProductView): string {
  return `/media/products/${urlName}${view === 'card' ? '' : `-${view}`}.svg`;
}

const VIEW_NAMES: Record<ProductView, string> = {
  card: '外観',
  front: '外観(細部)',
  panel: '前面と各部の名称',
  back: '背面と各部の名称',
};

/** The flat view of an access point shows where its cables go. */
export function viewName(view: ProductView, { spec }: Pick<ProductRecord, 'spec'>): string {
  return view === 'panel' && spec.kind === 'access-point' ? '接続面と各部の名称' : VIEW_NAMES[view];
}

/** Upright devices hang on a rail and access points on a wall: nobody looks for anything at their back. */
export function hasBackView(spec: ProductSpec, { size }: Hardware): boolean {
  return spec.kind !== 'access-point' && size.widthMm >= size.heightMm;
}

/** The views that show something of this product, in the order of its gallery; `card` stands for `front` in lists. */
export function viewsOf({ spec }: Pick<ProductRecord, 'spec'>): ProductView[] {
  if (spec.kind === 'plain') return [];
  const hardware = hardwareOf(spec);
  if (!hardware) return ['card', 'front'];
  return hasBackView(spec, hardware) ? ['card', 'front', 'panel', 'back'] : ['card', 'front', 'panel'];
}

/** The pictures that say something: of a service without a housing, its one scene. */
export function pictureViews(product: Pick<ProductRecord, 'spec'>): ProductView[] {
  const { spec } = product;
  return spec.kind === 'cloud' && !spec.hardware ? ['card'] : viewsOf(product);
}
