import { useSyncExternalStore } from 'react';
import { SELECTION_KEY } from '../../../shared/constants.ts';
import { readJson, subscribeToStorage } from '../browser/browser-storage.ts';

// Every page shows the length of the list. Code that reads and writes the list itself is loaded on demand
// (selection.ts).

/** Number of rows in the list; 0 on the server and during hydration. */
export function useSelectionCount(): number {
  return useSyncExternalStore(subscribeToStorage, countRows, () => 0);
}

/** Other code may write to the storage, so invalid rows are ignored. */
function countRows(): number {
  const kept = readJson('localStorage', SELECTION_KEY);
  return Array.isArray(kept) ? kept.filter((row) => row?.id > 0).length : 0;
}
