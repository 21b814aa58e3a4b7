import type { Accessory } from '../products/product-figures.ts';
import type { TopologyPart } from '../topology/part.ts';
import type { TopologyProduct } from '../topology/parts.ts';
import type { Tiers } from '../topology/tiers.ts';

/** A product as input of the tools, which choose by its figures alone. */
export interface SizedProduct extends Omit<TopologyProduct, 'tier' | 'managedByIds'> {
  endOfLife?: object | null;
  accessories?: readonly Accessory[];
}

export type Products = readonly SizedProduct[];

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

/** A figure of a result: a dash without a value. */
export function figure(label: string, value: number | undefined, unit: string, digits?: number) {
  return value === undefined ? { label, value: '—' } : { label, value: written(value, digits), unit };
}

/** A table with a row for each item, and a column for each heading. */
export function tableOf<Item>(
  caption: string,
  items: readonly Item[],
  columns: Readonly<Record<string, (item: Item, index: number) => string>>,
): ResultTable {
  const cells = Object.values(columns);
  const rows = items.map((item, index) => cells.map((cell) => cell(item, index)));
  return { caption, head: Object.keys(columns), rows };
}

/** The entries whose condition holds, each written as `condition && entry`. */
export function applying<Entry>(entries: readonly (Entry | false | '' | null | undefined)[]): Entry[] {
  return entries.flatMap((entry) => (entry ? [entry] : []));
}

export function sumOf<Item>(items: readonly Item[], each: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + each(item), 0);
}

/** Proposals with the products of the best candidates, best first. */
export function ranked(candidates: readonly ChosenProduct[][]): Proposal[] {
  return ['おすすめ', '次の候補', 'その次の候補'].flatMap((title, index) => {
    const items = candidates[index];
    return items ? [{ title, items }] : [];
  });
}

export function chosen(product: SizedProduct, quantity: number, reason: string): ChosenProduct {
  const { id, slug, model, name } = product;
  return { id, slug, model, name, quantity, reason };
}

function accessoryOf(
  { id, slug }: Pick<ChosenProduct, 'id' | 'slug'>,
  { sku, name, facts }: Accessory,
  quantity: number,
  reason: string,
): ChosenProduct {
  const reasons = [reason, facts].filter(Boolean).join('。');
  return { id, slug, name, model: sku ?? name, sku, quantity, reason: reasons };
}

/** The modules of a device, one for each of its ports in use. */
export function modulesFor(product: SizedProduct, ports: number): ChosenProduct[] {
  return (product.accessories ?? [])
    .filter(({ perPort }) => perPort)
    .map((one) => accessoryOf(product, one, ports * one.quantity, `使う${ports}ポートに1個ずつ`));
}

/** Adds the accessories that are ordered with the products of a proposal, after each of these. */
export function withAccessories(items: readonly ChosenProduct[], products: Products): ChosenProduct[] {
  return items.flatMap((item) => {
    const { accessories = [] } = products.find(({ id }) => id === item.id) ?? {};
    if (accessories.some(({ sku }) => sku === item.sku)) return [item];
    const missing = accessories.filter(
      ({ sku, usual }) => usual && !items.some((other) => other.id === item.id && other.sku === sku),
    );
    const { quantity, supplies = 1 } = item;
    return [
      item,
      ...missing.map((one) => {
        const each = one.quantity * (one.outputW === undefined ? 1 : supplies);
        return accessoryOf(item, one, quantity * each, one.when ?? '');
      }),
    ];
  });
}

/** Products that can be bought. */
export function onSale<Product extends SizedProduct>(products: readonly Product[]): Product[] {
  return products.filter(({ endOfLife }) => !endOfLife);
}

/** Order by several keys: by the next one where the previous ones are equal. */
export function byKeys<Item>(keysOf: (item: Item) => readonly number[]): (a: Item, b: Item) => number {
  return (a, b) => {
    const others = keysOf(b);
    const differences = keysOf(a).map((key, index) => key - (others[index] ?? 0));
    return differences.find(Boolean) ?? 0;
  };
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
