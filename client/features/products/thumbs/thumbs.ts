import { useSyncExternalStore } from 'react';
import { THUMBS_KEY } from '../../../../shared/constants.ts';
import { readItem, subscribeToStorage, writeItem } from '../../../lib/browser/browser-storage.ts';

/** Returns whether this browser has voted; false on the server and during hydration. */
export function useThumbed(productId: number): boolean {
  return useSyncExternalStore(
    subscribeToStorage,
    () => readThumbs().includes(productId),
    () => false,
  );
}

export function rememberThumb(productId: number): void {
  const thumbs = readThumbs();
  if (!thumbs.includes(productId)) {
    writeItem('localStorage', THUMBS_KEY, JSON.stringify([...thumbs, productId]));
  }
}

function readThumbs(): number[] {
  try {
    const thumbs: unknown = JSON.parse(readItem('localStorage', THUMBS_KEY) ?? '[]');
    return Array.isArray(thumbs) ? thumbs.filter((id) => typeof id === 'number') : [];
  } catch {
    return [];
  }
}
