import { useEffect, useEffectEvent, useRef } from 'react';

const STARTS = ['pointerdown', 'mousedown'] as const;
const ENDS = ['pointerup', 'mouseup', 'pointercancel'] as const;

/**
 * Calls `onLeft` when a field loses the focus: immediately by keyboard, otherwise after the press that moved the focus.
 * A change of the layout during a press would move the pressed element away from the pointer, and the click would be
 * lost.
 */
export function useBlurAfterPress<Name>(onLeft: (name: Name) => void): (name: Name) => void {
  const pressed = useRef(false);
  const left = useRef<Name[]>([]);
  const tell = useEffectEvent(onLeft);

  useEffect(() => {
    let timer: number | undefined;
    function press() {
      window.clearTimeout(timer);
      pressed.current = true;
    }
    // The click follows the release immediately. On touch screens the mousedown, which moves the focus, follows the
    // pointerup.
    function release() {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => {
        pressed.current = false;
        for (const name of left.current.splice(0)) tell(name);
      });
    }
    for (const name of STARTS) window.addEventListener(name, press, true);
    for (const name of ENDS) window.addEventListener(name, release, true);
    return () => {
      window.clearTimeout(timer);
      for (const name of STARTS) window.removeEventListener(name, press, true);
      for (const name of ENDS) window.removeEventListener(name, release, true);
    };
  }, []);

  return (name) => {
    if (pressed.current) left.current.push(name);
    else onLeft(name);
  };
}
