import type { Accessory } from './product-figures.ts';
import { mergeRows, type SelectionRow } from './selection.ts';

/** Data of a product in a list. */
export interface ListedProduct {
  id: number;
  slug: string;
  model: string;
  name: string;
  imgUrl?: string | null | undefined;
  isEnded: boolean;
  skus: readonly { sku: string; name: string }[];
  /** Its part numbers that are no devices, and those that it needs. */
  accessories: readonly Accessory[];
  figures: ListFigures;
}

/** The accessory that a row of a list orders; undefined for a device, which an accessory without a number is not. */
export function accessoryOf(
  product: Partial<Pick<ListedProduct, 'accessories'>> | undefined,
  sku: string | undefined,
): Accessory | undefined {
  return sku === undefined ? undefined : product?.accessories?.find((one) => one.sku === sku);
}

/** Accessories that are ordered with the products of a list and are not in it, each with a row for it. */
export function missingAccessories(
  rows: readonly SelectionRow[],
  known: ReadonlyMap<number, ListedProduct>,
): { row: SelectionRow; accessory: Accessory; product: ListedProduct }[] {
  const listed = new Set(rows.map(({ id, sku }) => `${id} ${sku}`));
  const wanted = rows.flatMap(({ id, sku = '', quantity }) => {
    const product = known.get(id);
    if (!product || accessoryOf(product, sku)) return [];
    return product.accessories
      .filter(({ usual, includedIn = [] }) => usual && !includedIn.includes(sku))
      .map((one): SelectionRow => ({ id, sku: one.sku, quantity: quantity * one.quantity }));
  });
  return mergeRows([], wanted).rows.flatMap((row) => {
    const product = known.get(row.id);
    const accessory = accessoryOf(product, row.sku);
    return product && accessory && !listed.has(`${row.id} ${row.sku}`) ? [{ row, accessory, product }] : [];
  });
}

/** Of one device; unknown values are absent. */
export interface ListFigures {
  ports?: number | undefined;
  poeBudgetW?: number | undefined;
  maxConsumptionW?: number | undefined;
  maxHeatBtuPerHour?: number | undefined;
  rackUnits?: number | undefined;
}

type ListFigure = keyof ListFigures;

/** Labels and units of the figures, in the order of display. */
export const LIST_FIGURES: readonly { name: ListFigure; label: string; unit: string }[] = [
  { name: 'ports', label: 'ポート', unit: '' },
  { name: 'poeBudgetW', label: '給電容量', unit: 'W' },
  { name: 'maxConsumptionW', label: '最大消費電力', unit: 'W' },
  { name: 'maxHeatBtuPerHour', label: '最大発熱量', unit: 'BTU/h' },
  { name: 'rackUnits', label: 'ラック', unit: 'U' },
];

/** The sum of a figure over a list. */
interface ListTotal {
  name: ListFigure;
  label: string;
  unit: string;
  sum: number;
  /** Number of devices without a value. */
  without: number;
}

/** Totals of a list, for figures that at least one of its products has. */
export function totalsOf(
  rows: readonly { product: Pick<ListedProduct, 'figures'> | undefined; quantity: number }[],
): ListTotal[] {
  return LIST_FIGURES.flatMap((figure) => {
    const known = rows.filter(({ product }) => product?.figures[figure.name] !== undefined);
    if (known.length === 0) return [];
    const sum = known.reduce(
      (total, { product, quantity }) => total + quantity * (product?.figures[figure.name] ?? 0),
      0,
    );
    const without = rows.filter((row) => !known.includes(row));
    return [
      {
        ...figure,
        sum: Math.round(sum * 10) / 10,
        without: without.reduce((total, { quantity }) => total + quantity, 0),
      },
    ];
  });
}
