import type { ComponentType } from "react";
import { useSnackbar } from "../feedback/snackbar-context.ts";
import { useLazyComponent } from "./use-lazy-component.ts";

export interface DialogState {
  open: boolean;
  onClose(): void;
}

interface LazyDialogProps<Props extends DialogState> {
  load(): Promise<ComponentType<Props>>;
  /** Said when the code cannot be fetched. */
  failedText: string;
  dialog: Props;
}

/** A dialog whose code is fetched when it is first opened. A failed fetch closes it and says so; the next click fetches again. */
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
