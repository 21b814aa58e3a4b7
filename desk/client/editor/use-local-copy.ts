import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { dropCopy, keepCopy, type LocalCopy } from '../local-copies.ts';
import { useWindowEvent } from '../use-window-event.ts';

/** Debounce of writes while typing. */
const PAUSE_MS = 300;

/**
 * Stores unsaved text in this browser under a name, also when the page is closed at once.
 *
 * @returns `isKept` is false if the browser's store is full or disabled; `forget` removes the copy once it is saved
 * elsewhere
 */
export function useLocalCopy(name: string, { content, revision }: LocalCopy, isDirty: boolean) {
  const [isKept, setKept] = useState(true);
  const isForgotten = useRef(false);
  useEffect(() => {
    if (!isDirty) {
      dropCopy(name);
      setKept(true);
      return undefined;
    }
    const timer = setTimeout(() => setKept(keepCopy(name, { content, revision })), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [name, content, revision, isDirty]);
  const flush = () => {
    if (isDirty && !isForgotten.current) keepCopy(name, { content, revision });
  };
  useWindowEvent('pagehide', flush);
  const flushLast = useEffectEvent(flush);
  useEffect(() => () => flushLast(), []);
  const forget = () => {
    isForgotten.current = true;
    dropCopy(name);
  };
  return { isKept, forget };
}
