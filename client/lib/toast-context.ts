import { createContext, useContext } from 'react';

export interface ToastActions {
  /** Tells the visitor what went wrong with a call. */
  showError(error: unknown): void;
  /** The service's own words. */
  showMessage(message: string): void;
  /** What went wrong before has been mended. */
  dismiss(): void;
}

const nothing = () => {};

export const ToastContext = createContext<ToastActions>({
  showError: nothing,
  showMessage: nothing,
  dismiss: nothing,
});

/** The toast of the layout: one message at a time, above every page. */
export function useToast(): ToastActions {
  return useContext(ToastContext);
}
