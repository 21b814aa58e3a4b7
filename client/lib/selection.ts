import { useSyncExternalStore } from 'react';
import { SELECTION_KEY } from '../../shared/constants.ts';
import { type SelectionRow, validRows } from '../../shared/products/selection.ts';
import { readItem, removeItem, writeItem } from './browser-storage.ts';
import { announceSelection, subscribeToSelection } from './selection-count.ts';

const NOTHING: readonly SelectionRow[] = [];

/** What was read last, with the text that it was read from: the same list while nothing has changed. */
let last: { text: string | null; rows: readonly SelectionRow[] } = { text: null, rows: NOTHING };

/** The list of this browser. Another hand may have written there: what is no list is none. */
export function readSelection(): readonly SelectionRow[] {
  const text = readItem('localStorage', SELECTION_KEY);
  if (text !== last.text) last = { text, rows: validRows(parse(text)) };
  return last.rows;
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** Where storage is blocked or full the list holds until the page is left. */
export function writeSelection(rows: readonly SelectionRow[]): void {
  if (rows.length > 0) writeItem('localStorage', SELECTION_KEY, JSON.stringify(rows));
  else removeItem('localStorage', SELECTION_KEY);
  announceSelection();
}

/** Empty on the server and while React takes the page over. */
export function useSelection(): readonly SelectionRow[] {
  return useSyncExternalStore(subscribeToSelection, readSelection, () => NOTHING);
}
