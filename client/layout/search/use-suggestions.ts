import { useCallback, useEffect, useRef, useState } from 'react';
import type { Api } from '../../../records/client.ts';
import { loadApi } from '../../api/load-api.ts';
import { type Suggested, suggestedHits, suggestedModels } from './suggested.ts';

/** Milliseconds: long enough to skip intermediate letters, short enough to feel immediate. */
const DEBOUNCE_MS = 200;
/** Maximum number of search results; the search page lists all. */
const HITS_SHOWN = 8;
/** Minimum length of a search: a single letter would match half of the site. */
const WORD_MIN = 2;

/** Suggestions for the typed keyword. */
export function useSuggestions() {
  const [suggestions, setSuggestions] = useState<Suggested[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const call = useRef<AbortController>(undefined);

  /** Aborts the current request; the displayed list stays. */
  const cancel = useCallback(() => {
    clearTimeout(timer.current);
    call.current?.abort();
  }, []);
  useEffect(() => cancel, [cancel]);

  function clear(): void {
    cancel();
    setSuggestions([]);
  }

  /** Requests suggestions for a keyword after a short delay, and aborts the previous request. */
  function ask(keyword: string) {
    cancel();
    const keywords = keyword.trim();
    if (keywords === '') return setSuggestions([]);
    timer.current = setTimeout(() => {
      const controller = new AbortController();
      call.current = controller;
      loadApi()
        .then((api) => suggest(api, keywords, controller.signal))
        .catch(() => [])
        .then((list) => {
          if (!controller.signal.aborted) setSuggestions(list);
        });
    }, DEBOUNCE_MS);
  }

  return { suggestions, ask, cancel, clear };
}

/** Products by their model names; results of the search when no model matches. */
async function suggest(api: Api, keywords: string, signal: AbortSignal): Promise<Suggested[]> {
  const models = await api.suggestModels(keywords, signal);
  if (models.length > 0) return suggestedModels(models, keywords);
  if ([...keywords].length < WORD_MIN || signal.aborted) return [];
  const { list } = await api.getSearchList({ keywords, limit: HITS_SHOWN, page: 1 });
  return suggestedHits(list);
}
