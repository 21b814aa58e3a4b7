import { type ReactNode, type RefObject, useEffect } from 'react';

interface DrawerProps {
  label: string;
  open: boolean;
  /** Called on Escape and other ways in which the browser closes a dialog. */
  onClose(): void;
  ref: RefObject<HTMLDialogElement | null>;
  id?: string;
  children: ReactNode;
}

/** Modal panel over the whole window. Its content is rendered while it is open. */
export function Drawer({ label, open, onClose, ref, id, children }: DrawerProps) {
  useEffect(() => {
    const element = ref.current;
    if (!open || !element) return;
    element.showModal();
    // Prevents the page behind the panel from scrolling on touch.
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
