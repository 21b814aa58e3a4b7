import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { TOAST_MS } from '../../../shared/constants.ts';
import { subscribeToFailures } from '../../api/failures.ts';
import { Toast } from '../../components/overlay/toast.tsx';
import { useTimeout } from '../../lib/hooks/use-timeout.ts';
import { type ToastActions, ToastContext } from '../../lib/toast-context.ts';
import { errorMessage } from './error-message.ts';

interface Shown {
  /** Distinguishes consecutive toasts with the same message. */
  count: number;
  message: string | null;
}

/**
 * Provides error toasts, including those for rejected data and lost connections. A new toast replaces the
 * last.
 */
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
  return (
    <ToastContext value={actions}>
      {children}
      <div
        role="alert"
        // On wide screens it is below the row of top links, above the part that --header-height measures. The
        // explicit aria-live repeats the role: the dialog library hides elements without it from screen
        // readers.
        aria-live="assertive"
        className="pointer-events-none fixed inset-x-4 top-[calc(var(--header-height,4.5rem)+1rem)] md:top-[calc(var(--header-height,4.5rem)+3.75rem)] z-50 flex justify-center print:hidden"
      >
        {message === null ? null : <TimedToast key={count} message={message} onDismiss={dismiss} />}
      </div>
    </ToastContext>
  );
}

/** Toast that disappears after a time, which restarts when it loses the pointer or the focus. */
function TimedToast({ message, onDismiss }: { message: string; onDismiss(): void }) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  useTimeout(onDismiss, hovered || focused ? null : TOAST_MS);
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
