import { useCallback, useEffect, useRef, useState } from 'react';
import { dropCopy, keepCopy, type LocalCopy } from '../local-copies.ts';

/** Typing goes on while it is written down. */
const PAUSE_MS = 300;

/**
 * Keeps what is not saved in this browser, under a name, also when the page is left at once.
 *
 * @returns `isKept` is false where the browser keeps nothing: its store is full, or switched off; `forget` once it is kept elsewhere
 */
export function useLocalCopy(name: string, copy: LocalCopy, isDirty: boolean) {
  const [isKept, setKept] = useState(true);
  const { content, revision } = copy;
  const now = useRef({ copy, isDirty });
  now.current = { copy, isDirty };
  useEffect(() => {
    if (!isDirty) {
      dropCopy(name);
      setKept(true);
      return undefined;
    }
    const timer = setTimeout(() => setKept(keepCopy(name, { content, revision })), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [name, content, revision, isDirty]);
  useEffect(() => {
    const flush = () => {
      if (now.current.isDirty) keepCopy(name, now.current.copy);
    };
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [name]);
  const forget = useCallback(() => {
    now.current.isDirty = false;
    dropCopy(name);
  }, [name]);
  return { isKept, forget };
}
