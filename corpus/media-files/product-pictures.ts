import {
  type Hardware,
  hardwareOf,
  type ProductRecord,
  type ProductSpec,
} from '../../records/product/record.ts';

/**
 * Views of a product, generated from its specification: `card` for lists, `front` with fine details for the product
 * page, `panel` the front elevation with the names of its ports (for an access point, its connectors), `back` the rear
 * elevation, `size` the device beside a hand and a unit of a rack, all devices to one scale.
 */
export const PRODUCT_VIEWS = ['card', 'front', 'panel', 'back', 'size'] as const;
export type ProductView = (typeof PRODUCT_VIEWS)[number];

/** Path of a view that the build generates from the record. */
export function pictureUrl(urlName: string, view: ProductView): string {
  return `/media/products/${urlName}${view === 'card' ? '' : `-${view}`}.svg`;
}

const VIEW_NAMES: Record<ProductView, string> = {
  card: '外観',
  front: '外観(細部)',
  panel: '前面と各部の名称',
  back: '背面と各部の名称',
  size: '大きさ(手との比較)',
};

/** The panel view of an access point shows where its cables go. */
export function viewName(view: ProductView, { spec }: Pick<ProductRecord, 'spec'>): string {
  return view === 'panel' && spec.kind === 'access-point' ? '接続面と各部の名称' : VIEW_NAMES[view];
}

/** Whether the back is worth a view: upright devices hang on a rail and access points on a wall. */
export function hasBackView(spec: ProductSpec, { size }: Hardware): boolean {
  return spec.kind !== 'access-point' && size.widthMm >= size.heightMm;
}

/** Views of a product, in the order of its gallery; `card` replaces `front` in lists. */
export function viewsOf({ spec }: Pick<ProductRecord, 'spec'>): ProductView[] {
  if (spec.kind === 'plain') return [];
  const hardware = hardwareOf(spec);
  if (!hardware) return ['card', 'front'];
  return hasBackView(spec, hardware)
    ? ['card', 'front', 'panel', 'back', 'size']
    : ['card', 'front', 'panel', 'size'];
}

/** Views that carry information: of a service without a housing, only its scene. */
export function pictureViews(product: Pick<ProductRecord, 'spec'>): ProductView[] {
  const { spec } = product;
  return spec.kind === 'cloud' && !spec.hardware ? ['card'] : viewsOf(product);
}
