import { useSyncExternalStore } from 'react';
import { MOBILE_MAX_WIDTH } from '../../../shared/constants.ts';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

function watchMotion(notify: () => void): () => void {
  const query = window.matchMedia(REDUCED_MOTION);
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
}

/** Returns whether the visitor prefers reduced motion; true until that is known. */
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

/** Returns whether the window has the mobile layout; true until that is known. */
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

/** Returns whether the tab is in the background. */
export function useTabHidden(): boolean {
  return useSyncExternalStore(
    watchVisibility,
    () => document.hidden,
    () => false,
  );
}
