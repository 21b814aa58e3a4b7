import { type RefObject, useEffect, useId, useRef } from 'react';
import { subNavClosed, subNavOpened } from '../../store/layout-slice.ts';
import { useAppDispatch, useAppSelector } from '../../store/store.ts';
import { menuIntent } from '../late-menus.ts';

export interface PanelState<Root extends HTMLElement> {
  open: boolean;
  /** Around button and panel: whatever happens outside of it closes the panel. */
  root: RefObject<Root | null>;
  button: {
    ref: RefObject<HTMLButtonElement | null>;
    'aria-expanded': boolean;
    'aria-controls': string | undefined;
    onClick(): void;
    onPointerEnter(): void;
    onFocus(): void;
  };
  panelId: string;
}

/**
 * A disclosure of the header. Only one is open at a time: the store has its place. It closes with Escape (the focus
 * goes back to its button), with a press outside, and when the focus moves on.
 */
export function usePanel<Root extends HTMLElement>(index: number): PanelState<Root> {
  const dispatch = useAppDispatch();
  const open = useAppSelector(({ layout }) => layout.subNavIndex === index);
  const root = useRef<Root>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();

  useEffect(() => {
    if (!open) return;
    function onOutside({ target }: Event) {
      if (!root.current?.contains(target as Node)) dispatch(subNavClosed());
    }
    function onKeyDown(event: KeyboardEvent) {
      // Something inside, such as the list of suggestions, may have used the key already.
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
    button: {
      ref: button,
      'aria-expanded': open,
      'aria-controls': open ? panelId : undefined,
      ...menuIntent,
      onClick: () => dispatch(open ? subNavClosed() : subNavOpened(index)),
    },
  };
}
