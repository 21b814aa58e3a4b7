import { useSyncExternalStore } from 'react';
import { SELECTION_KEY } from '../../shared/constants.ts';
import { readItem } from './browser-storage.ts';

// What every page has of the list: its number. What reads and writes the list comes with the first who needs it (selection.ts).

const listeners = new Set<() => void>();

/** Another tab may have changed the list. */
export function subscribeToSelection(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

export function announceSelection(): void {
  for (const listener of listeners) listener();
}

/** How many rows the list has; none on the server and while React takes the page over. */
export function useSelectionCount(): number {
  return useSyncExternalStore(subscribeToSelection, countRows, () => 0);
}

/** Another hand may have written there. */
function countRows(): number {
  try {
    const kept: unknown = JSON.parse(readItem('localStorage', SELECTION_KEY) ?? '');
    return Array.isArray(kept) ? kept.filter((row) => row?.id > 0).length : 0;
  } catch {
    return 0;
  }
}
