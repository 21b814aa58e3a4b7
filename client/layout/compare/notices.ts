import { useSyncExternalStore } from 'react';

interface Notice {
  text: string;
  /** Warnings are visible; successes are only announced to screen readers, because the tray shows them. */
  kind: 'done' | 'warning';
}

let notice: Notice = { text: '', kind: 'done' };
const listeners = new Set<() => void>();

export function tell(text: string, kind: Notice['kind'] = 'done'): void {
  notice = { text, kind };
  for (const listener of listeners) listener();
}

export function useNotice(): Notice {
  return useSyncExternalStore(subscribe, () => notice);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
