import { type TouchEvent, useRef } from 'react';

/** How far a finger has to go sideways, in CSS pixels. */
const DISTANCE = 60;

interface Swipe {
  onTouchStart(event: TouchEvent): void;
  onTouchEnd(event: TouchEvent): void;
}

/** Handlers of what can be swiped away, to either side. Up and down the finger scrolls the page. */
export function useSwipe(onSwiped: () => void): Swipe {
  const start = useRef<number | null>(null);
  return {
    onTouchStart({ touches }) {
      start.current = touches.length === 1 ? (touches[0]?.clientX ?? null) : null;
    },
    onTouchEnd({ changedTouches }) {
      const end = changedTouches[0]?.clientX;
      if (start.current !== null && end !== undefined && Math.abs(end - start.current) >= DISTANCE)
        onSwiped();
      start.current = null;
    },
  };
}
