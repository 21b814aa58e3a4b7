import { useSyncExternalStore } from 'react';
import { THUMBS_KEY } from '../../../../shared/constants.ts';
import { readItem, writeItem } from '../../../lib/browser/browser-storage.ts';

const listeners = new Set<() => void>();

/** Returns whether this browser has voted; false on the server and during hydration. */
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
  writeItem('localStorage', THUMBS_KEY, JSON.stringify([...thumbs, productId]));
  for (const listener of listeners) listener();
}

function readThumbs(): number[] {
  try {
    const thumbs: unknown = JSON.parse(readItem('localStorage', THUMBS_KEY) ?? '[]');
    return Array.isArray(thumbs) ? thumbs.filter((id) => typeof id === 'number') : [];
  } catch {
    return [];
  }
}

/** Also notifies about votes in other tabs. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
