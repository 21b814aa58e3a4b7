import { useEffect, useEffectEvent } from 'react';

/** Calls `done` after a time, which begins again with another `key`. Null stops it. */
export function useTimeout(done: () => void, ms: number | null, key?: unknown): void {
  const onDone = useEffectEvent(done);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key begins again
  useEffect(() => {
    if (ms === null) return;
    const timer = setTimeout(onDone, ms);
    return () => clearTimeout(timer);
  }, [ms, key]);
}
