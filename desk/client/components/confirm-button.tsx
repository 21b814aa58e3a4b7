import { type ReactNode, useState } from 'react';
import { useRequest } from '../use-request.ts';
import { Confirm } from './dialog.tsx';
import { Problem } from './problem.tsx';

interface Props {
  children: ReactNode;
  /** Accessible name, if the text alone does not tell. */
  label?: string;
  className?: string;
  /** Title, text and action of the dialog. */
  title: string;
  text: string;
  action: string;
  onConfirm(): Promise<void>;
}

/** Button of an irreversible action with its confirmation. */
export function ConfirmButton({ children, label, className, onConfirm, ...asked }: Props) {
  const [isAsked, setAsked] = useState(false);
  const { isBusy, problem, run } = useRequest();
  const close = () => setAsked(false);
  return (
    <>
      <button type="button" className={className} aria-label={label} onClick={() => setAsked(true)}>
        {children}
      </button>
      {problem && <Problem problem={problem} />}
      {isAsked && (
        <Confirm {...asked} isBusy={isBusy} onConfirm={() => run(onConfirm).then(close)} onClose={close} />
      )}
    </>
  );
}
