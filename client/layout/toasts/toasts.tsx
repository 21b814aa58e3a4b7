import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { TOAST_MS } from '../../../shared/constants.ts';
import { subscribeToFailures } from '../../api/failures.ts';
import { Toast } from '../../components/toast.tsx';
import { subscribeToLostConnections } from '../../lib/connection.ts';
import { type ToastActions, ToastContext } from '../../lib/toast-context.ts';
import { errorMessage } from './error-message.ts';

interface Shown {
  /** Tells one showing from the next, also of the same message. */
  count: number;
  message: string | null;
}

/** The place of error toasts, those of refused data and of a lost connection included. A new one takes the place of the last. */
export function Toasts({ children }: { children: ReactNode }) {
  const [{ count, message }, setShown] = useState<Shown>({ count: 0, message: null });
  const actions = useMemo<ToastActions>(() => {
    const showMessage = (next: string) => setShown((last) => ({ count: last.count + 1, message: next }));
    return {
      showMessage,
      showError: (error) => showMessage(errorMessage(error)),
      dismiss: () => setShown((last) => ({ ...last, message: null })),
    };
  }, []);
  const { showError, dismiss } = actions;
  useEffect(() => subscribeToFailures(showError), [showError]);
  useEffect(() => subscribeToLostConnections(showError), [showError]);
  return (
    <ToastContext value={actions}>
      {children}
      <div
        role="alert"
        // On wide screens below the row of top links, which stands above what --header-height measures.
        // Said twice for the library of the dialogs, which hides from screen readers what does not say so.
        aria-live="assertive"
        className="pointer-events-none fixed inset-x-4 top-[calc(var(--header-height,4.5rem)+1rem)] md:top-[calc(var(--header-height,4.5rem)+3.75rem)] z-50 flex justify-center print:hidden"
      >
        {message === null ? null : <TimedToast key={count} message={message} onDismiss={dismiss} />}
      </div>
    </ToastContext>
  );
}

/** Goes after its time, which starts anew when the pointer or the focus has left it. */
function TimedToast({ message, onDismiss }: { message: string; onDismiss(): void }) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const held = hovered || focused;
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(onDismiss, TOAST_MS);
    return () => clearTimeout(timer);
  }, [held, onDismiss]);
  return (
    <Toast
      message={message}
      onDismiss={onDismiss}
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    />
  );
}
