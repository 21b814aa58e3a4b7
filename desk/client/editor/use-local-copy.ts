import { useCallback, useEffect, useRef, useState } from 'react';
import { dropCopy, keepCopy, type LocalCopy } from '../local-copies.ts';

/** Debounce of writes while typing. */
const PAUSE_MS = 300;

/**
 * Stores unsaved text in this browser under a name, also when the page is closed at once.
 *
 * @returns `isKept` is false if the browser's store is full or disabled; `forget` removes the copy once it is saved
 * elsewhere
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
