import { cellOf, written } from '../../../corpus/specification/rows.ts';
import type { SubCategoryRecord } from '../../../records/category/record.ts';
import type { ProductRecord } from '../../../records/product/record.ts';
import type { WireComparisonGroup } from '../../../records/product/wire.ts';
import type { Catalogue } from '../catalogue.ts';
import { productCard } from './product.ts';

type Column = WireComparisonGroup['columns'][number] & { cells: (string | null)[] };

/** Columns of a comparison; those that are empty for all products are left out. */
function columnsOf(products: ProductRecord[]): Column[] {
  const [first] = products;
  if (!first) return [];
  const { comparison: rows, fields } = first.specification;
  return rows.flatMap((row): Column[] => {
    const cells = products.map((product) => cellOf(row, { values: { ...product.spec }, fields, product }));
    const values = cells.map(({ value }) => value);
    const { name, unit } = cells[0]!;
    if (values.every((value) => value === undefined)) return [];
    return [
      {
        name,
        ...(unit && { unit }),
        numeric: values.every((value) => value === undefined || typeof value === 'number'),
        cells: values.map((value) => (value === undefined ? null : written(value))),
      },
    ];
  });
}

/** Compares the models of a sub-category by the values that distinguish them. */
function groupOf({ id, urlName, name, lead }: SubCategoryRecord, catalogue: Catalogue): WireComparisonGroup {
  const products = catalogue.products.filter(({ subCategoryId }) => subCategoryId === id);
  const current = products.filter(({ endOfLife }) => !endOfLife);
  const columns = columnsOf(current);
  return {
    ...{ id, urlName, name, lead },
    columns: columns.map(({ cells: _cells, ...column }) => column),
    rows: current.map((product, index) => ({
      product: productCard(product, catalogue),
      values: columns.map(({ cells }) => cells[index] ?? null),
    })),
    ended: products.filter(({ endOfLife }) => endOfLife).map((product) => productCard(product, catalogue)),
  };
}

/** Compares the models of every sub-category, or of the requested ones. */
export function comparison(
  catalogue: Catalogue,
  { cateId, subId }: { cateId?: number | undefined; subId?: number | undefined },
): WireComparisonGroup[] {
  return catalogue.categories
    .filter(({ id }) => !cateId || id === cateId)
    .flatMap(({ child }) => child)
    .filter(({ id }) => !subId || id === subId)
    .map((sub) => groupOf(sub, catalogue));
}
