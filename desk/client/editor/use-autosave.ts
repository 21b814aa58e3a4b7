import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DeskContent } from '../../shared/api.ts';
import { useWindowEvent } from '../use-window-event.ts';

/** Pause in typing after which a draft is saved. */
const PAUSE_MS = 2_000;
/** Longest time without a save while typing, and the time between attempts without a connection. */
const LATEST_MS = 6_000;

/** Saves changes while they are typed, again when an attempt has failed, and at once when the browser is online again. */
export function useAutosave(isOn: boolean, content: DeskContent, save: () => Promise<boolean>): void {
  const last = useRef(0);
  const [failures, setFailures] = useState(0);
  const attempt = async () => {
    last.current = Date.now();
    const isSaved = await save();
    setFailures((count) => (isSaved ? 0 : count + 1));
  };
  const attemptNow = useEffectEvent(attempt);
  // biome-ignore lint/correctness/useExhaustiveDependencies: typing begins a new pause
  useEffect(() => {
    if (!isOn) {
      last.current = 0;
      return undefined;
    }
    last.current ||= Date.now();
    const latest = Math.max(0, last.current + LATEST_MS - Date.now());
    const timer = setTimeout(attemptNow, failures > 0 ? latest : Math.min(PAUSE_MS, latest));
    return () => clearTimeout(timer);
  }, [isOn, content, failures]);
  useWindowEvent('online', attempt, isOn);
}
