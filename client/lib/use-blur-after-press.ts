import { useEffect, useEffectEvent, useRef } from 'react';

const STARTS = ['pointerdown', 'mousedown'] as const;
const ENDS = ['pointerup', 'mouseup', 'pointercancel'] as const;

/**
 * Calls when a field has been left: at once by the keyboard, and after the press that left it. What appears or goes during
 * a press moves what is pressed away from under the pointer, and the click is lost.
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
    // The click follows the release at once. A finger's mousedown, which moves the focus, comes after its pointerup.
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
