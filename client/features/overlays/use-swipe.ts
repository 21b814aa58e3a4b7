import { type TouchEvent, useRef } from 'react';

/** Minimum horizontal distance of a swipe, in CSS pixels. */
const DISTANCE = 60;

/**
 * Event handlers for an element that is dismissed by swiping left or right. Vertical movements scroll the
 * page.
 */
export function useSwipe(onSwiped: () => void) {
  const start = useRef<number | null>(null);
  return {
    onTouchStart({ touches }: TouchEvent) {
      start.current = touches.length === 1 ? (touches[0]?.clientX ?? null) : null;
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const end = changedTouches[0]?.clientX;
      if (start.current !== null && end !== undefined && Math.abs(end - start.current) >= DISTANCE)
        onSwiped();
      start.current = null;
    },
  };
}
