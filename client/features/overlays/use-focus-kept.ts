import { type RefObject, useLayoutEffect } from 'react';

/** Returns the focus to its previous element when the card is removed with the focus inside. */
export function useFocusKept(card: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = card.current;
    if (!element) return;
    let inside = false;
    let before: HTMLElement | null = null;
    function onFocusIn({ relatedTarget }: FocusEvent) {
      if (!inside && relatedTarget instanceof HTMLElement) before = relatedTarget;
      inside = true;
    }
    function onFocusOut({ relatedTarget }: FocusEvent) {
      // Without a related target the focus is lost with the card itself.
      inside = relatedTarget === null || element?.contains(relatedTarget as Node) === true;
    }
    element.addEventListener('focusin', onFocusIn);
    element.addEventListener('focusout', onFocusOut);
    return () => {
      if (inside && before?.isConnected) before.focus({ preventScroll: true });
    };
  }, [card]);
}
