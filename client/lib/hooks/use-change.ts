import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls `act` whenever another value has been rendered; not for the first one. */
export function useChange(value: unknown, act: () => void): void {
  const shown = useRef(value);
  const onChange = useEffectEvent(act);
  useEffect(() => {
    if (shown.current === value) return;
    shown.current = value;
    onChange();
  }, [value]);
}
