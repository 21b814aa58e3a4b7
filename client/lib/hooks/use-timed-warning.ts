import { useState } from 'react';
import { SEARCH_WARNING_MS } from '../../../shared/constants.ts';
import { useTimeout } from './use-timeout.ts';

/** Warning after a search without a keyword. */
export const EMPTY_WARNING = 'モデル名などのキーワードを入力';

/** Warning that disappears after a time, which each call of `warn` restarts. */
export function useTimedWarning(isWarnedAtStart = false): { warned: boolean; warn(): void; clear(): void } {
  const [count, setCount] = useState(isWarnedAtStart ? 1 : 0);
  useTimeout(() => setCount(0), count > 0 ? SEARCH_WARNING_MS : null, count);
  return {
    warned: count > 0,
    warn: () => setCount((before) => before + 1),
    clear: () => setCount(0),
  };
}
