import { type ReactNode, useId } from 'react';

interface Props {
  title: string;
  onClose(): void;
  isWide?: boolean;
  children: ReactNode;
}

/** Modal dialog. Opens on mount; Escape closes it. */
export function Dialog({ title, onClose, isWide, children }: Props) {
  const id = useId();
  return (
    <dialog
      ref={open}
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

/** Closing a dialog before it leaves the page returns the focus. */
function open(dialog: HTMLDialogElement) {
  dialog.showModal();
  return () => dialog.close();
}

interface Confirmation {
  title: string;
  text: string;
  action: string;
  isBusy: boolean;
  onConfirm(): void;
  onClose(): void;
}

/** Confirmation dialog for irreversible actions. */
export function Confirm({ title, text, action, isBusy, onConfirm, onClose }: Confirmation) {
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
