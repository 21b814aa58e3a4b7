import type { Figures } from '../products/figures.ts';
import type { Accessory } from '../products/product-figures.ts';
import type { TopologyPart } from '../topology/part.ts';
import type { Tiers } from '../topology/tiers.ts';

/** A product as input of the tools, which choose by its figures alone. */
export interface SizedProduct {
  id: number;
  slug: string;
  model: string;
  name: string;
  imgUrl?: string | null | undefined;
  endOfLife?: object | null;
  accessories?: readonly Accessory[];
  figures: Figures;
}

/** A product in a result. */
export interface ChosenProduct extends Pick<SizedProduct, 'id' | 'slug' | 'model' | 'name'> {
  quantity: number;
  /** The reason for this product and quantity. */
  reason: string;
  /** The part number, where the visitor has given one. */
  sku?: string | undefined;
  /** Supplies for each device, where more than its record states. */
  supplies?: number | undefined;
}

/** One complete proposal: products, and their places. */
export interface Proposal {
  title: string;
  items: ChosenProduct[];
}

/** The first proposal as a network, for a drawing. */
export interface SizedNetwork {
  /** Each names the parts that it is connected to. */
  parts: TopologyPart[];
  tiers: Tiers;
}

/** Derivation of a value, for verification. */
export interface Formula {
  name: string;
  /** With the numbers of this calculation. */
  text: string;
  source: string;
}

export interface ResultTable {
  caption: string;
  head: string[];
  rows: string[][];
}

/** The result of a tool, ready for display. */
export interface ToolResult {
  figures: { label: string; value: string; unit?: string }[];
  /** Important restrictions: sentences of the interface, or names of texts in the page's content. */
  notices: string[];
  /** Further explanations that apply, by their names in the page's content. */
  words: string[];
  tables: ResultTable[];
  proposals: Proposal[];
  /** Null without products to draw. */
  network: SizedNetwork | null;
  formulas: Formula[];
}

export function chosen(product: SizedProduct, quantity: number, reason: string): ChosenProduct {
  const { id, slug, model, name } = product;
  return { id, slug, model, name, quantity, reason };
}

/** The modules of a device, one for each of its ports in use. */
export function modulesFor({ id, slug, accessories = [] }: SizedProduct, ports: number): ChosenProduct[] {
  return accessories
    .filter(({ perPort }) => perPort)
    .map(({ sku, name, facts, quantity: each }) => ({
      ...{ id, slug, name, model: sku ?? name, sku, quantity: ports * each },
      reason: [`使う${ports}ポートに1個ずつ`, facts].filter(Boolean).join('。'),
    }));
}

/** Adds the accessories that are ordered with the products of a proposal, after each of these. */
export function withAccessories(
  items: readonly ChosenProduct[],
  products: readonly SizedProduct[],
): ChosenProduct[] {
  return items.flatMap((item) => {
    const { accessories = [] } = products.find(({ id }) => id === item.id) ?? {};
    const isAccessory = accessories.some(({ sku }) => sku === item.sku);
    const missing = accessories.filter(
      ({ sku, usual }) => usual && !items.some((other) => other.id === item.id && other.sku === sku),
    );
    if (isAccessory) return [item];
    const { id, slug, quantity, supplies = 1 } = item;
    return [
      item,
      ...missing.map(({ sku, name, quantity: each, outputW, when = '', facts }) => ({
        ...{ id, slug, name, model: sku ?? name, sku },
        quantity: quantity * each * (outputW === undefined ? 1 : supplies),
        reason: [when, facts].filter(Boolean).join('。'),
      })),
    ];
  });
}

/** Products that can be bought. */
export function onSale<Product extends SizedProduct>(products: readonly Product[]): Product[] {
  return products.filter(({ endOfLife }) => !endOfLife);
}

/** Formats a number with a maximum of decimals, without trailing zeros. */
export function written(value: number, digits = 1): string {
  return new Intl.NumberFormat('ja-JP', { maximumFractionDigits: digits }).format(value);
}

/** The smallest integer from 1 for which `isEnough` holds; it must be monotonic. Undefined when it fails at `max`. */
export function leastThat(isEnough: (count: number) => boolean, max: number): number | undefined {
  if (max < 1 || !isEnough(max)) return undefined;
  let [low, high] = [1, max];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (isEnough(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
