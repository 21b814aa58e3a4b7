import type { CaseDetail, SolutionDetail } from '../api/models.ts';
import { DEFAULT_PRODUCT_IMAGE } from '../constants.ts';
import { productPath } from '../paths/params.ts';
import type { Figures } from '../products/figures.ts';
import type { Connectors, TopologyPart } from './part.ts';
import { isTier, type Tier } from './tiers.ts';

/** A product as drawings know it; `GET /api/goods/figures` gives them. */
export interface TopologyProduct {
  id: number;
  slug: string;
  model: string;
  name: string;
  imgUrl?: string | null | undefined;
  tier?: string | undefined;
  managedByIds: readonly number[];
  figures: Figures;
}

/** Products that do something together, and what they are plugged into beside one another. */
export type Configured = Pick<SolutionDetail | CaseDetail, 'configuration' | 'surroundings'>;

/** Surroundings are named by what they are called, products by their id. */
function keyOf(id: number | string): string {
  return typeof id === 'number' ? `product ${id}` : id;
}

/** Of all its figures those that a line can begin or end at: a page may carry them. */
function connectorsOf({ accessPorts, uplinkPorts, wanPorts, linePorts, carrierLines }: Figures): Connectors {
  return { accessPorts, uplinkPorts, wanPorts, linePorts, carrierLines };
}

/** A product at its place, plugged into what its ports decide. */
export function productPart(
  product: Omit<TopologyProduct, 'tier' | 'managedByIds'> & Partial<Pick<TopologyProduct, 'managedByIds'>>,
  tier: Tier,
): TopologyPart {
  const { id, slug, model, name, imgUrl, managedByIds = [], figures } = product;
  return {
    key: keyOf(id),
    tier,
    name: model,
    kind: name,
    path: productPath({ id, slug }),
    ...(imgUrl && imgUrl !== DEFAULT_PRODUCT_IMAGE && { picture: imgUrl }),
    connectors: connectorsOf(figures),
    managedBy: managedByIds.map(keyOf),
  };
}

/**
 * The parts of a configuration. What stands nowhere in a network, by the configuration or by its own record, is no part.
 *
 * @param marked id of the product that the page is about
 */
export function partsOf(
  { configuration, surroundings }: Configured,
  products: readonly TopologyProduct[],
  marked?: number,
): TopologyPart[] {
  const known = new Map(products.map((product) => [product.id, product]));
  const own = configuration.flatMap(({ product: { id }, role, count, tier, connectsTo }): TopologyPart[] => {
    const product = known.get(id);
    const place = tier ?? product?.tier;
    if (!product || !isTier(place)) return [];
    const said = { role, count, connectsTo: connectsTo?.map(keyOf), isMarked: id === marked };
    return [{ ...productPart(product, place), ...said }];
  });
  const others = surroundings.flatMap(({ name, tier, count, connectsTo }): TopologyPart[] => {
    if (!isTier(tier)) return [];
    return [{ key: keyOf(name), name, tier, count, connectsTo: connectsTo?.map(keyOf) }];
  });
  return [...own, ...others];
}
