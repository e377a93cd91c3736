import { createContext, useContext } from 'react';

export interface ToastOptions {
  /** An action such as Undo; running it closes the toast. */
  action?: { label: string; onSelect: () => void };
  /** A toast replaces a visible one with the same key. */
  key?: string;
}

export interface Toasts {
  /** Reports a success, with a tick. */
  success: (message: string, options?: ToastOptions) => void;
  /** Reports a failure, with a cross; stays longer. */
  failure: (message: string, options?: ToastOptions) => void;
}

export const ToastContext = createContext<Toasts | undefined>(undefined);

/** Shows short messages at the edge of the page. */
export function useToast(): Toasts {
  const toasts = useContext(ToastContext);
  if (!toasts) throw new Error('useToast needs a ToastProvider around it');
  return toasts;
}
