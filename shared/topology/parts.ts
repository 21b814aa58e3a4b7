import type * as z from 'zod/mini';
import type { configurationSchema, linksSchema, surroundingsSchema } from '../api/configuration.ts';
import type { Plain } from '../api/plain.ts';
import { DEFAULT_PRODUCT_IMAGE } from '../constants.ts';
import { productPath } from '../paths/params.ts';
import type { Figures } from '../products/figures.ts';
import { LINK_KINDS, type NamedLink } from './links.ts';
import type { Connectors, TopologyPart } from './part.ts';

/** A product as input of drawings, from `GET /api/goods/figures`. */
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

/** Products that work together, and their surroundings. */
export interface Configured {
  configuration: Plain<z.infer<typeof configurationSchema>>;
  surroundings: Plain<z.infer<typeof surroundingsSchema>>;
  links?: Plain<z.infer<typeof linksSchema>> | undefined;
}

/** Surroundings are identified by their names, products by their ids. */
function keyOf(id: number | string): string {
  return typeof id === 'number' ? `product ${id}` : id;
}

/**
 * Selects the figures of ports at which a line can begin or end: pages carry no others. Undefined for a product without
 * any: its ports are unknown, which rules out no connection.
 */
function connectorsOf({
  accessPorts,
  uplinkPorts,
  wanPorts,
  linePorts,
  carrierLines,
}: Figures): Connectors | undefined {
  const connectors = { accessPorts, uplinkPorts, wanPorts, linePorts, carrierLines };
  return Object.values(connectors).some((ports) => ports !== undefined) ? connectors : undefined;
}

/** Whether the lines of a product follow from its ports. */
export function hasKnownPorts(figures: Figures): boolean {
  return connectorsOf(figures) !== undefined;
}

/** A product as a part, whose connections follow from its ports. */
export function productPart(
  product: Omit<TopologyProduct, 'tier' | 'managedByIds'> & Partial<Pick<TopologyProduct, 'managedByIds'>>,
  tier: string,
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
 * The parts of a configuration. Products without a tier, in the configuration or in their own record, are left out.
 *
 * @param marked id of the page's product
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
    if (!product || place === undefined) return [];
    const said = { role, count, connectsTo: connectsTo?.map(keyOf), isMarked: id === marked };
    return [{ ...productPart(product, place), ...said }];
  });
  const others = surroundings.map(({ name, tier, count, connectsTo }): TopologyPart => {
    return { key: keyOf(name), name, tier, count, connectsTo: connectsTo?.map(keyOf) };
  });
  return [...own, ...others];
}

/** The links of a configuration by the keys of its parts; kinds that drawings do not know are left out. */
export function linksOf({ links = [] }: Pick<Configured, 'links'>): NamedLink[] {
  return links.flatMap(({ between, kind }) => {
    const known = LINK_KINDS.find((name) => name === kind);
    return known ? [{ between: between.map(keyOf), kind: known }] : [];
  });
}
