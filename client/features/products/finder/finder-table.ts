import type { ComparisonGroup } from '../../../../records/product/wire.ts';
import type { ProductCard } from '../../../../shared/api/product-card.ts';

export type FinderTable = Pick<ComparisonGroup, 'columns' | 'rows'>;

/** Columns without common figures: name and a short description. */
const PLAIN_COLUMNS: FinderTable['columns'] = [
  { name: '製品名', numeric: false },
  { name: '特長', numeric: false },
];

/**
 * Rows of one table for a list of products, in the list's order. `groups` are the comparisons of their
 * sub-categories with separate columns; equal columns are merged. Without groups the table describes each
 * product.
 */
export function finderTable(products: ProductCard[], groups: ComparisonGroup[]): FinderTable {
  if (groups.length === 0)
    return {
      columns: PLAIN_COLUMNS,
      rows: products.map((product) => ({ product, values: [product.name, product.summary ?? null] })),
    };
  const columns = new Map(groups.flatMap((group) => group.columns.map((column) => [column.name, column])));
  const valuesById = new Map(
    groups.flatMap((group) =>
      group.rows.map(({ product, values }) => [
        product.id,
        new Map(group.columns.map(({ name }, index) => [name, values[index] ?? null])),
      ]),
    ),
  );
  return {
    columns: [...columns.values()],
    rows: products.map((product) => ({
      product,
      values: [...columns.keys()].map((name) => valuesById.get(product.id)?.get(name) ?? null),
    })),
  };
}
