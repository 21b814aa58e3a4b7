import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { FETCH_DELAY_MS, LOADING_FINISH_MS } from '../../shared/constants.ts';

export type NavigationProgress = 'idle' | 'loading' | 'finishing';

/**
 * Progress of a navigation. One that ends within FETCH_DELAY_MS stays `idle`; a slower one is `loading` until
 * its page is there, then `finishing` for LOADING_FINISH_MS, so that the indicator never flickers.
 */
export function useNavigationProgress(): NavigationProgress {
  const isLoading = useNavigation().state !== 'idle';
  const [progress, setProgress] = useState<NavigationProgress>('idle');
  useEffect(() => {
    if (isLoading) {
      const timer = setTimeout(() => setProgress('loading'), FETCH_DELAY_MS);
      return () => clearTimeout(timer);
    }
    setProgress((before) => (before === 'loading' ? 'finishing' : before));
    const timer = setTimeout(() => setProgress('idle'), LOADING_FINISH_MS);
    return () => clearTimeout(timer);
  }, [isLoading]);
  return progress;
}
