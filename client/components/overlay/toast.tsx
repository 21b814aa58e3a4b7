import type { ComponentProps } from 'react';
import { Icon } from '../icon.tsx';

interface ToastProps extends Omit<ComponentProps<'div'>, 'children'> {
  message: string;
  onDismiss(): void;
}

/** Short message above the page. The live region around it announces it. */
export function Toast({ message, onDismiss, ...rest }: ToastProps) {
  return (
    <div
      {...rest}
      className="pointer-events-auto flex w-full max-w-xl items-start gap-3 rounded-lg border-2 border-danger bg-danger-pale py-2 pr-2 pl-4 transition-opacity starting:opacity-0"
    >
      <Icon name="warning" className="mt-2.5 size-5 text-danger" />
      <p className="grow py-2 font-bold text-danger">{message}</p>
      <button
        type="button"
        aria-label="閉じる"
        onClick={onDismiss}
        className="flex size-11 shrink-0 items-center justify-center rounded-md text-danger hover:bg-white"
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
