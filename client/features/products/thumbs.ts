import { useSyncExternalStore } from 'react';
import { THUMBS_KEY } from '../../../shared/constants.ts';

const listeners = new Set<() => void>();

/** False on the server and while React takes the page over. */
export function useThumbed(productId: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => readThumbs().includes(productId),
    () => false,
  );
}

export function rememberThumb(productId: number): void {
  const thumbs = readThumbs();
  if (thumbs.includes(productId)) return;
  try {
    window.localStorage.setItem(THUMBS_KEY, JSON.stringify([...thumbs, productId]));
  } catch {
    // Storage is full or switched off: the vote counts all the same.
  }
  for (const listener of listeners) listener();
}

function readThumbs(): number[] {
  try {
    const thumbs: unknown = JSON.parse(window.localStorage.getItem(THUMBS_KEY) ?? '[]');
    return Array.isArray(thumbs) ? thumbs.filter((id) => typeof id === 'number') : [];
  } catch {
    return [];
  }
}

/** Another tab may have voted as well. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
