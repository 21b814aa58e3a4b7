import { useSyncExternalStore } from 'react';
import { useConsentPending } from '../../analytics/use-consent.ts';
import { useAppSelector } from '../../store/store.ts';

/** Attribute that marks elements of the overlays. */
const OVERLAY_MARK = 'data-overlay';

function isTyping(): boolean {
  const field = document.activeElement?.closest('input, select, textarea');
  return Boolean(field && !field.closest(`[${OVERLAY_MARK}]`));
}

function watchFocus(notify: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // The focus is briefly on the body while it moves from one field to the next.
  function settle() {
    clearTimeout(timer);
    timer = setTimeout(notify);
  }
  document.addEventListener('focusin', settle);
  document.addEventListener('focusout', settle);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('focusin', settle);
    document.removeEventListener('focusout', settle);
  };
}

/** Returns whether the visitor is busy: the consent question or a menu is open, or a field has the focus. */
export function useBusy(): boolean {
  const menuOpen = useAppSelector(({ layout }) => layout.isShowSmallNav || layout.subNavIndex >= 0);
  const typing = useSyncExternalStore(watchFocus, isTyping, () => false);
  const asked = useConsentPending();
  return asked || menuOpen || typing;
}
