import { AlertDialog as Base } from "@base-ui/react/alert-dialog";
import { type ReactNode, useRef } from "react";
import { Button } from "../buttons/button.tsx";
import { DialogFrame } from "./dialog-frame.tsx";

export type ConfirmDialogProps = {
  open: boolean;
  title: ReactNode;
  body?: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  danger?: boolean | undefined;
  busy?: boolean | undefined;
  busyLabel?: string | undefined;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks for a confirmation. The cancel button has the initial focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, body, confirmLabel, cancelLabel, danger, busy, busyLabel, onConfirm, onCancel } = props;
  const safe = useRef<HTMLButtonElement>(null);
  return (
    <Base.Root open={open} onOpenChange={(opens) => (opens || busy ? undefined : onCancel())}>
      <DialogFrame open={open} size="small" initialFocus={safe}>
        <div className="overflow-y-auto px-5 pt-5 pb-6 short:shrink-0 short:overflow-visible">
          <Base.Title className="text-lg font-semibold wrap-anywhere">{title}</Base.Title>
          {body ? (
            <Base.Description render={<div />} className="mt-2 text-sm text-pretty wrap-anywhere text-ink-soft">
              {body}
            </Base.Description>
          ) : null}
        </div>
        <div className="flex flex-col-reverse gap-2 border-t border-line bg-surface px-5 py-3.5 sm:flex-row sm:justify-end">
          <Button ref={safe} aria-disabled={busy} onClick={busy ? undefined : onCancel}>
            {cancelLabel}
          </Button>
          <Button variant={danger ? "danger" : "primary"} busy={busy} busyLabel={busyLabel} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </div>
      </DialogFrame>
    </Base.Root>
  );
}
