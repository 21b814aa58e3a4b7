import { useEffect, useId, useRef } from 'react';
import { useLatePart } from '../../lib/loading/late-part.ts';
import { subNavClosed, subNavOpened } from '../../store/layout-slice.ts';
import { useAppDispatch, useAppSelector } from '../../store/store.ts';
import { MENUS, menuIntent } from '../late-menus.ts';

/**
 * Disclosure of the header. Only one is open at a time, by its index in the store. It closes on Escape (the
 * focus returns to its button), on a press outside, and when the focus leaves. When the code of the menus
 * cannot be loaded, it leads to the page at `path`.
 */
export function usePanel<Root extends HTMLElement>(index: number, path: string) {
  const dispatch = useAppDispatch();
  const open = useAppSelector(({ layout }) => layout.subNavIndex === index);
  /** Element around button and panel: interactions outside of it close the panel. */
  const root = useRef<Root>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const menus = useLatePart(MENUS, open, () => window.location.assign(path));

  useEffect(() => {
    if (!open) return;
    function onOutside({ target }: Event) {
      if (!root.current?.contains(target as Node)) dispatch(subNavClosed());
    }
    function onKeyDown(event: KeyboardEvent) {
      // An element inside, such as the list of suggestions, may have handled the key.
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
      dispatch(subNavClosed());
      button.current?.focus();
    }
    document.addEventListener('pointerdown', onOutside);
    document.addEventListener('focusin', onOutside);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onOutside);
      document.removeEventListener('focusin', onOutside);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [open, dispatch]);

  return {
    open,
    root,
    panelId,
    menus,
    button: {
      ref: button,
      'aria-expanded': open,
      'aria-controls': open ? panelId : undefined,
      ...menuIntent,
      onClick: () => dispatch(open ? subNavClosed() : subNavOpened(index)),
    },
  };
}
