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

interface DecisionProps {
  /** Text of the button that acts. */
  children: ReactNode;
  /** Undefined in a form, which the button submits. */
  onAct?: (() => void) | undefined;
  onClose(): void;
  /** Text of the button that closes. */
  close?: string;
  isDisabled?: boolean | undefined;
  /** Whether the action cannot be undone. */
  isDanger?: boolean;
}

/** Buttons that end a dialog or a question: the action, and the way out. */
export function Decision(props: DecisionProps) {
  const { children, onAct, onClose, close = 'やめる', isDisabled, isDanger } = props;
  return (
    <div className="buttons">
      <button
        type={onAct ? 'button' : 'submit'}
        className={isDanger ? 'primary danger' : 'primary'}
        disabled={isDisabled}
        onClick={onAct}
      >
        {children}
      </button>
      <button type="button" onClick={onClose}>
        {close}
      </button>
    </div>
  );
}
