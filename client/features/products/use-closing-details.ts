import { type RefObject, useEffect } from 'react';
import { MOBILE_MAX_WIDTH } from '../../../shared/constants.ts';
import { layoutWidth } from '../../lib/layout-width.ts';

/** Details that unfold over the page close with Escape, and with a press beside them; on small screens they push and stay. */
export function useClosingDetails(container: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const open = () => container.current?.querySelector<HTMLDetailsElement>('details[open]');

    function onPointerDown({ target }: PointerEvent) {
      const details = open();
      if (!details || layoutWidth() <= MOBILE_MAX_WIDTH) return;
      if (target instanceof Node && !details.contains(target)) details.open = false;
    }
    function onKeyDown({ key }: KeyboardEvent) {
      const details = key === 'Escape' && open();
      if (!details) return;
      const hadFocus = details.contains(document.activeElement);
      details.open = false;
      if (hadFocus) details.querySelector('summary')?.focus();
    }
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [container]);
}
