import type { Figures } from '../products/figures.ts';
import type { TopologyPart } from '../topology/part.ts';
import type { TierNames } from '../topology/tiers.ts';

/** A product as the tools know it: they choose by its figures alone. */
export interface SizedProduct {
  id: number;
  slug: string;
  model: string;
  name: string;
  imgUrl?: string | null | undefined;
  endOfLife?: object | null;
  figures: Figures;
}

/** A product in an answer. */
export interface ChosenProduct extends Pick<SizedProduct, 'id' | 'slug' | 'model' | 'name'> {
  quantity: number;
  /** Why this one and so many of it. */
  reason: string;
  /** The part number, where the visitor has named one. */
  sku?: string | undefined;
}

/** One whole answer: what to take, and where it belongs. */
export interface Proposal {
  title: string;
  items: ChosenProduct[];
}

/** The first answer as a network, for a drawing. */
export interface SizedNetwork {
  /** Each says itself what it is plugged into. */
  parts: TopologyPart[];
  /** What tiers are called here, where that is not what they are called elsewhere. */
  names: Partial<TierNames>;
}

/** How a value was found, for whoever checks it. */
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

/** What a tool answers, ready to be shown. */
export interface ToolResult {
  figures: { label: string; value: string; unit?: string }[];
  /** What the visitor has to know before relying on it: sentences of the interface, or names of the page's words. */
  notices: string[];
  /** Further explanations that apply here, by their names among the page's words. */
  words: string[];
  tables: ResultTable[];
  proposals: Proposal[];
  /** Null where there are no products to draw. */
  network: SizedNetwork | null;
  formulas: Formula[];
}

export function chosen(product: SizedProduct, quantity: number, reason: string): ChosenProduct {
  const { id, slug, model, name } = product;
  return { id, slug, model, name, quantity, reason };
}

/** Products that can be bought. */
export function onSale<Product extends SizedProduct>(products: readonly Product[]): Product[] {
  return products.filter(({ endOfLife }) => !endOfLife);
}

/** At most so many digits behind the point, without zeros at the end. */
export function written(value: number, digits = 1): string {
  return new Intl.NumberFormat('ja-JP', { maximumFractionDigits: digits }).format(value);
}

/** The least whole number, from 1 on, that is enough; `isEnough` stays true once it is. Undefined where `max` is not. */
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
