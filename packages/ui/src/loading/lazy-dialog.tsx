import type { ComponentType } from "react";
import { useSnackbar } from "../feedback/snackbar-context.ts";
import { useLazyComponent } from "./use-lazy-component.ts";

export interface DialogState {
  open: boolean;
  onClose(): void;
}

interface LazyDialogProps<Props extends DialogState> {
  load(): Promise<ComponentType<Props>>;
  /** The error message when the code cannot be loaded. */
  failedText: string;
  dialog: Props;
}

/**
 * A dialog whose code is loaded when it is first opened. If loading fails, the dialog closes with an error message, and
 * opening it again retries.
 */
export function LazyDialog<Props extends DialogState>({ load, failedText, dialog }: LazyDialogProps<Props>) {
  const snackbar = useSnackbar();
  const { component: Dialog } = useLazyComponent({
    load,
    isWanted: dialog.open,
    onFailed: () => {
      snackbar.error(failedText);
      dialog.onClose();
    },
  });
  return Dialog ? <Dialog {...dialog} /> : null;
}
