import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Calls when a field has been left: at once by the keyboard, and after the press that left it. An error that appears
 * during a press moves what is pressed away from under the pointer.
 */
export function useLeaving<Name>(onLeft: (name: Name) => void): (name: Name) => void {
  const pressed = useRef(false);
  const left = useRef<Name[]>([]);
  const tell = useEffectEvent(onLeft);

  useEffect(() => {
    function press() {
      pressed.current = true;
    }
    function release() {
      pressed.current = false;
      for (const name of left.current.splice(0)) tell(name);
    }
    window.addEventListener('pointerdown', press, true);
    window.addEventListener('pointerup', release);
    window.addEventListener('pointercancel', release);
    return () => {
      window.removeEventListener('pointerdown', press, true);
      window.removeEventListener('pointerup', release);
      window.removeEventListener('pointercancel', release);
    };
  }, []);

  return (name) => {
    if (pressed.current) left.current.push(name);
    else onLeft(name);
  };
}
