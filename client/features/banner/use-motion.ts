import { useCallback, useSyncExternalStore } from 'react';
import { MOBILE_MAX_WIDTH } from '../../../shared/constants.ts';

/** Returns whether a media query applies; true until that is known. */
function useMedia(media: string): boolean {
  const watch = useCallback(
    (notify: () => void) => {
      const query = window.matchMedia(media);
      query.addEventListener('change', notify);
      return () => query.removeEventListener('change', notify);
    },
    [media],
  );
  return useSyncExternalStore(
    watch,
    () => window.matchMedia(media).matches,
    () => true,
  );
}

/** Returns whether the visitor prefers reduced motion; true until that is known. */
export function useReducedMotion(): boolean {
  return useMedia('(prefers-reduced-motion: reduce)');
}

/** Returns whether the window has the mobile layout; true until that is known. */
export function useNarrow(): boolean {
  return useMedia(`(max-width: ${MOBILE_MAX_WIDTH}px)`);
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
