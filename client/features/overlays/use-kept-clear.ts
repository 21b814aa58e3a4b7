import { type RefObject, useLayoutEffect, useState } from 'react';

/** Whether the card has to stand at the top, because at its place it would cover what has the focus. */
export function useKeptClear(card: RefObject<HTMLElement | null>): boolean {
  const [top, setTop] = useState(false);
  useLayoutEffect(() => {
    let frame = 0;
    function update() {
      if (covers(card.current, document.activeElement)) setTop((now) => !now);
    }
    // The browser scrolls what takes the focus into sight first.
    function onFocus() {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(update);
    }
    update();
    document.addEventListener('focusin', onFocus);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('focusin', onFocus);
    };
  }, [card]);
  return top;
}

/** Large parts, such as the page's main part after a jump to it, cannot be kept clear of. */
function covers(card: HTMLElement | null, focused: Element | null): boolean {
  if (!card || !focused || focused === document.body || card.contains(focused)) return false;
  const a = card.getBoundingClientRect();
  const b = focused.getBoundingClientRect();
  if (b.height > window.innerHeight / 2) return false;
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** Gives the focus back to where it came from when the card goes with the focus inside. */
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
      // Without a next place the focus is lost with the card itself.
      inside = relatedTarget === null || element?.contains(relatedTarget as Node) === true;
    }
    element.addEventListener('focusin', onFocusIn);
    element.addEventListener('focusout', onFocusOut);
    return () => {
      if (inside && before?.isConnected) before.focus({ preventScroll: true });
    };
  }, [card]);
}
