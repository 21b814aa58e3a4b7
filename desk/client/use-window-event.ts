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
