import { type FocusEvent, useEffect, useState } from 'react';
import { CAROUSEL_INTERVAL_MS } from '../../../shared/constants.ts';
import { useAppSelector } from '../../store/store.ts';
import { useReducedMotion, useTabHidden } from './use-motion.ts';

/**
 * Advances to the next banner every {@link CAROUSEL_INTERVAL_MS}, except while the visitor has stopped it,
 * points at it, has the focus inside, has a menu or the search open over it, or has another tab in front.
 * With reduced motion it starts only on request.
 */
export function useRotation(index: number, advance: () => void) {
  const reducedMotion = useReducedMotion();
  const hidden = useTabHidden();
  const covered = useAppSelector(({ layout }) => layout.isShowSmallNav || layout.subNavIndex >= 0);
  const [chosen, setChosen] = useState<'run' | 'stop' | null>(null);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);

  const stopped = chosen === null ? reducedMotion : chosen === 'stop';
  const running = !stopped && !hovered && !focused && !covered && !hidden;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each banner gets its full time
  useEffect(() => {
    if (!running) return;
    // An interval, because the slider ignores some commands.
    const timer = setInterval(advance, CAROUSEL_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [running, index]);

  return {
    stopped,
    running,
    toggle() {
      setChosen(stopped ? 'run' : 'stop');
      // The pointer and the focus are on the button at this moment, but a visitor who starts the rotation
      // wants to see it.
      setHovered(false);
      setFocused(false);
    },
    holders: {
      onMouseEnter: () => setHovered(true),
      onMouseLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
        if (!currentTarget.contains(relatedTarget)) setFocused(false);
      },
    },
  };
}
