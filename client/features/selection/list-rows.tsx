import { rowKey, type SelectionRow } from '../../../shared/products/selection.ts';
import { ListRow } from './list-row.tsx';
import type { KnownProducts } from './use-products.ts';

interface ListRowsProps {
  rows: readonly SelectionRow[];
  products: KnownProducts;
  onChange(rows: readonly SelectionRow[]): void;
}

/** All products of the list with their quantities. */
export function ListRows({ rows, products: { known, state }, onChange }: ListRowsProps) {
  return (
    <ul aria-label="検討リストの製品" className="border-t border-line">
      {rows.map((row, index) => (
        <ListRow
          key={rowKey(row)}
          row={row}
          index={index}
          product={known.get(row.id)}
          state={state}
          onQuantity={(quantity) => onChange(rows.with(index, { ...row, quantity }))}
          onRemove={() => onChange(rows.filter((other) => other !== row))}
        />
      ))}
    </ul>
  );
}
