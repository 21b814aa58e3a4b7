import { type ReactNode, useEffect, useId, useRef } from 'react';

/** Modal dialog. Opens on mount; Escape closes it and returns the focus. */
export function Dialog({
  title,
  onClose,
  isWide = false,
  children,
}: {
  title: string;
  onClose(): void;
  isWide?: boolean;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const before = document.activeElement;
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    return () => {
      element?.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      className={isWide ? 'wide' : undefined}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id={id}>{title}</h2>
      {children}
    </dialog>
  );
}

/** Confirmation dialog for irreversible actions. */
export function Confirm({
  title,
  text,
  action,
  isBusy,
  onConfirm,
  onClose,
}: {
  title: string;
  text: string;
  action: string;
  isBusy: boolean;
  onConfirm(): void;
  onClose(): void;
}) {
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{text}</p>
      <div className="buttons">
        <button type="button" className="primary danger" disabled={isBusy} onClick={onConfirm}>
          {action}
        </button>
        <button type="button" onClick={onClose}>
          やめる
        </button>
      </div>
    </Dialog>
  );
}
