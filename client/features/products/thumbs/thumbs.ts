import { useSyncExternalStore } from 'react';
import { THUMBS_KEY } from '../../../../shared/constants.ts';
import { readJson, subscribeToStorage, writeItem } from '../../../lib/browser/browser-storage.ts';

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
  const thumbs = readJson('localStorage', THUMBS_KEY);
  return Array.isArray(thumbs) ? thumbs.filter((id) => typeof id === 'number') : [];
}
