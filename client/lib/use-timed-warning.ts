import { useEffect, useState } from 'react';
import { SEARCH_WARNING_MS } from '../../shared/constants.ts';

/** Said when a search is sent without a keyword. */
export const EMPTY_WARNING = 'モデル名などのキーワードを入力';

/** A warning that goes away by itself. Each call of `warn` starts its time anew. */
export function useTimedWarning(isWarnedAtStart = false): { warned: boolean; warn(): void; clear(): void } {
  const [count, setCount] = useState(isWarnedAtStart ? 1 : 0);
  useEffect(() => {
    if (count === 0) return;
    const timer = setTimeout(() => setCount(0), SEARCH_WARNING_MS);
    return () => clearTimeout(timer);
  }, [count]);
  return {
    warned: count > 0,
    warn: () => setCount((before) => before + 1),
    clear: () => setCount(0),
  };
}
