import { useState } from 'react';

export interface Row<Item> {
  item: Item;
  key: number;
}

let lastKey = 0;

export function newRow<Item>(item: Item): Row<Item> {
  lastKey += 1;
  return { item, key: lastKey };
}

/**
 * Rows of a list with React keys, and a function that keeps the keys of moved, added and removed rows. A list that got
 * another length elsewhere gets other keys.
 */
export function useRows<Item>(items: readonly Item[]) {
  const [kept, keep] = useState<readonly Row<Item>[]>([]);
  const isOther = kept.length !== items.length;
  const rows = isOther ? items.map(newRow) : kept.map(({ key }, index) => ({ key, item: items[index]! }));
  if (isOther) keep(rows);
  return [rows, keep] as const;
}
