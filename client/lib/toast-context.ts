import { createContext, useContext } from 'react';

export interface ToastActions {
  /** Shows the reason of a failed call. */
  showError(error: unknown): void;
  /** Shows a message of the API. */
  showMessage(message: string): void;
  /** Closes the toast after the problem was solved. */
  dismiss(): void;
}

const nothing = () => {};

export const ToastContext = createContext<ToastActions>({
  showError: nothing,
  showMessage: nothing,
  dismiss: nothing,
});

/** Toast of the layout: one message at a time, above every page. */
export function useToast(): ToastActions {
  return useContext(ToastContext);
}
