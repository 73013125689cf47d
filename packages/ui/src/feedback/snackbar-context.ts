import { createContext, use } from "react";

export type SnackbarAction = { label: string; onSelect: () => void };

export type Snackbars = {
  error: (message: string) => void;
  success: (message: string, action?: SnackbarAction) => void;
  dismiss: () => void;
};

export const SnackbarContext = createContext<Snackbars | null>(null);

/** Shows short messages at the bottom of the screen. */
export function useSnackbar(): Snackbars {
  const snackbars = use(SnackbarContext);
  if (!snackbars) throw new Error("useSnackbar needs a SnackbarProvider above it");
  return snackbars;
}
