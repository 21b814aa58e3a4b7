import { useSyncExternalStore } from 'react';
import { useConsentPending } from '../../analytics/use-consent.ts';
import { useAppSelector } from '../../store/store.ts';

/** Marks what belongs to the overlays themselves. */
export const OVERLAY_MARK = 'data-overlay';

function isTyping(): boolean {
  const field = document.activeElement?.closest('input, select, textarea, [contenteditable="true"]');
  return Boolean(field && !field.closest(`[${OVERLAY_MARK}]`));
}

function watchFocus(notify: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // The focus passes through the body on its way from one field to the next.
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

/** The visitor is asked about analytics, has a menu open or the focus in a field: not the moment for more. */
export function useBusy(): boolean {
  const menuOpen = useAppSelector(({ layout }) => layout.isShowSmallNav || layout.subNavIndex >= 0);
  const typing = useSyncExternalStore(watchFocus, isTyping, () => false);
  const asked = useConsentPending();
  return asked || menuOpen || typing;
}
