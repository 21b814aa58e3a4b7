import { useSyncExternalStore } from 'react';
import { SELECTION_KEY } from '../../../shared/constants.ts';
import { type SelectionRow, validRows } from '../../../shared/products/selection.ts';
import { readItem, readJson, removeItem, subscribeToStorage, writeItem } from '../browser/browser-storage.ts';

const NOTHING: readonly SelectionRow[] = [];

/** Last parsed list with its text, so that the list stays identical until the text changes. */
let last: { text: string | null; rows: readonly SelectionRow[] } = { text: null, rows: NOTHING };

/** List of this browser. Other code may write to the storage, so an invalid list counts as empty. */
export function readSelection(): readonly SelectionRow[] {
  const text = readItem('localStorage', SELECTION_KEY);
  if (text !== last.text) last = { text, rows: validRows(readJson('localStorage', SELECTION_KEY)) };
  return last.rows;
}

/** Writes the list. If storage is blocked or full, it lasts until the page is left. */
export function writeSelection(rows: readonly SelectionRow[]): void {
  if (rows.length > 0) writeItem('localStorage', SELECTION_KEY, JSON.stringify(rows));
  else removeItem('localStorage', SELECTION_KEY);
}

/** Empty on the server and during hydration. */
export function useSelection(): readonly SelectionRow[] {
  return useSyncExternalStore(subscribeToStorage, readSelection, () => NOTHING);
}
