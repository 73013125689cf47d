import { type ComponentType, useEffect, useEffectEvent, useState } from "react";
import { useSnackbar } from "../feedback/snackbar-context.ts";

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
  const [Dialog, setDialog] = useState<ComponentType<Props> | null>(null);
  const fetchCode = useEffectEvent(load);
  const fail = useEffectEvent(() => {
    snackbar.error(failedText);
    dialog.onClose();
  });
  const isWanted = dialog.open && Dialog === null;
  useEffect(() => {
    if (!isWanted) return;
    let isOn = true;
    fetchCode().then(
      (loaded) => isOn && setDialog(() => loaded),
      () => isOn && fail(),
    );
    return () => {
      isOn = false;
    };
  }, [isWanted]);
  return Dialog ? <Dialog {...dialog} /> : null;
}
