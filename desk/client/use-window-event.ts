import { useEffect, useEffectEvent } from 'react';

/** Listens to an event of the window. */
export function useWindowEvent<Name extends keyof WindowEventMap>(
  name: Name,
  listener: (event: WindowEventMap[Name]) => void,
  isOn = true,
): void {
  const hear = useEffectEvent(listener);
  useEffect(() => {
    if (!isOn) return undefined;
    window.addEventListener(name, hear);
    return () => window.removeEventListener(name, hear);
  }, [name, isOn]);
}

/** Runs an action for a letter with Ctrl or ⌘, except in IME composition, whose text is not in the state yet. */
export function useShortcut(letter: string, action: () => unknown): void {
  useWindowEvent('keydown', (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== letter) return;
    event.preventDefault();
    if (!event.isComposing) action();
  });
}
