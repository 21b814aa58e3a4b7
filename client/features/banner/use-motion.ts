import { useSyncExternalStore } from 'react';
import { MOBILE_MAX_WIDTH } from '../../../shared/constants.ts';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

function watchMotion(notify: () => void): () => void {
  const query = window.matchMedia(REDUCED_MOTION);
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
}

/** The visitor asks for little motion. Until that is known, it is taken for granted. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    watchMotion,
    () => window.matchMedia(REDUCED_MOTION).matches,
    () => true,
  );
}

const NARROW = `(max-width: ${MOBILE_MAX_WIDTH}px)`;

function watchWidth(notify: () => void): () => void {
  const query = window.matchMedia(NARROW);
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
}

/** The window is so narrow that it gets the mobile layout. Until that is known, it is taken for granted. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    watchWidth,
    () => window.matchMedia(NARROW).matches,
    () => true,
  );
}

function watchVisibility(notify: () => void): () => void {
  document.addEventListener('visibilitychange', notify);
  return () => document.removeEventListener('visibilitychange', notify);
}

/** The tab lies behind another one. */
export function useTabHidden(): boolean {
  return useSyncExternalStore(
    watchVisibility,
    () => document.hidden,
    () => false,
  );
}
