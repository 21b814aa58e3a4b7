import { useCallback, useEffect, useRef, useState } from 'react';
import type { Suggestion } from '../../../shared/api/models.ts';
import { loadApi } from '../../api/load-api.ts';

/** Long enough to skip the letters in between, short enough to feel immediate. */
const DEBOUNCE_MS = 200;

export interface Suggestions {
  suggestions: Suggestion[];
  /** Asks for a keyword's suggestions after a short rest; an earlier call is given up. */
  ask(keyword: string): void;
  /** Gives up what is under way; what is shown stays. */
  cancel(): void;
  clear(): void;
}

export function useSuggestions(): Suggestions {
  const [suggestions, setSuggestions] = useState<Suggestion[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const call = useRef<AbortController>(undefined);

  const cancel = useCallback(() => {
    clearTimeout(timer.current);
    call.current?.abort();
  }, []);

  const clear = useCallback(() => {
    cancel();
    setSuggestions([]);
  }, [cancel]);

  const ask = useCallback(
    (keyword: string) => {
      cancel();
      const keywords = keyword.trim();
      if (keywords === '') return setSuggestions([]);
      timer.current = setTimeout(() => {
        const controller = new AbortController();
        call.current = controller;
        loadApi()
          .then((api) => api.suggestModels(keywords, controller.signal))
          .catch(() => [])
          .then((list) => {
            if (!controller.signal.aborted) setSuggestions(list);
          });
      }, DEBOUNCE_MS);
    },
    [cancel],
  );

  useEffect(() => cancel, [cancel]);
  return { suggestions, ask, cancel, clear };
}
