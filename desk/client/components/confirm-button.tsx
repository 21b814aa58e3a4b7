import { type ReactNode, useState } from 'react';
import { useRequest } from '../use-request.ts';
import { Decision, Dialog } from './dialog.tsx';
import { Problem } from './problem.tsx';

interface Props {
  children: ReactNode;
  /** Accessible name, if the text alone does not tell. */
  label?: string;
  className?: string;
  isDisabled?: boolean;
  /** Title, text and action of the dialog. */
  title: string;
  text: string;
  action: string;
  /** Acts without a question. */
  isHarmless?: boolean;
  onConfirm(): Promise<unknown>;
}

/** Button of an action that replaces or removes something, with its confirmation. */
export function ConfirmButton(props: Props) {
  const { children, label, className, isDisabled, title, text, action, isHarmless, onConfirm } = props;
  const [isAsked, setAsked] = useState(false);
  const { isBusy, problem, run } = useRequest();
  const close = () => setAsked(false);
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={label}
        disabled={isDisabled || isBusy}
        onClick={() => (isHarmless ? run(onConfirm) : setAsked(true))}
      >
        {children}
      </button>
      {problem && <Problem problem={problem} />}
      {isAsked && (
        <Dialog title={title} onClose={close}>
          <p>{text}</p>
          <Decision isDanger isDisabled={isBusy} onAct={() => run(onConfirm).then(close)} onClose={close}>
            {action}
          </Decision>
        </Dialog>
      )}
    </>
  );
}
