import { type ReactNode, type RefObject, useEffect } from 'react';

interface DrawerProps {
  label: string;
  open: boolean;
  /** Also on Escape and on whatever else the browser closes a dialog by. */
  onClose(): void;
  ref: RefObject<HTMLDialogElement | null>;
  id?: string;
  children: ReactNode;
}

/** A panel over the whole window: modal, the page behind it rests. Its content exists while it is open. */
export function Drawer({ label, open, onClose, ref, id, children }: DrawerProps) {
  useEffect(() => {
    const element = ref.current;
    if (!open || !element) return;
    element.showModal();
    // The page behind must not scroll under the finger.
    document.documentElement.classList.add('overflow-hidden');
    return () => {
      document.documentElement.classList.remove('overflow-hidden');
      element.close();
    };
  }, [open, ref]);

  return (
    <dialog
      ref={ref}
      id={id}
      aria-label={label}
      onClose={onClose}
      className="fixed inset-0 h-dvh max-h-none w-full max-w-none overscroll-contain bg-white text-ink transition-opacity starting:opacity-0 print:hidden"
    >
      {open ? children : null}
    </dialog>
  );
}
