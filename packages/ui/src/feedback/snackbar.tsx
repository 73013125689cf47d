import { useEffect, useState } from "react";
import { classNames } from "../class-names.ts";
import { X } from "../icons.ts";
import type { SnackbarAction } from "./snackbar-context.ts";
import { ToneIcon } from "./tone-icon.tsx";

export type SnackbarNotice = {
  id: number;
  tone: "danger" | "success";
  message: string;
  action?: SnackbarAction | undefined;
};

const SNACKBAR_MILLISECONDS = 6000;
/** A message with an action stays longer, because the action must be read, decided and reached. */
const ACTION_MILLISECONDS = 12_000;

const tones = {
  danger: "bg-danger-fill text-on-danger-fill",
  success: "bg-ink text-surface",
};

type SnackbarProps = { notice: SnackbarNotice; closeLabel: string; onClose: () => void };

/** A message that closes after six seconds, or twelve with an action, except while it is hovered or has the focus. */
export function Snackbar({ notice, closeLabel, onClose }: SnackbarProps) {
  const { tone, message, action } = notice;
  const [held, setHeld] = useState(false);

  useEffect(() => {
    if (held) return;
    const timer = setTimeout(onClose, action ? ACTION_MILLISECONDS : SNACKBAR_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [held, onClose, action]);

  return (
    <div
      role={tone === "danger" ? "alert" : "status"}
      data-tone={tone}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className={classNames(
        "pointer-events-auto flex forced-colors:border min-h-12 max-w-xl items-center gap-3 rounded-card py-1.5 pr-1.5 pl-4 text-sm shadow-float",
        "transition-[opacity,translate] duration-200 starting:translate-y-3 starting:opacity-0",
        tones[tone],
      )}
    >
      <ToneIcon tone={tone} />
      <p className="min-w-0 grow py-1.5 wrap-anywhere">{message}</p>
      {action ? (
        <button
          type="button"
          aria-keyshortcuts="F6"
          onClick={() => {
            action.onSelect();
            onClose();
          }}
          className="h-9 shrink-0 rounded-field px-3 font-semibold underline-offset-2 outline-current hover:underline"
        >
          {action.label}
        </button>
      ) : null}
      <button
        type="button"
        aria-label={closeLabel}
        title={closeLabel}
        onClick={onClose}
        className="flex size-9 shrink-0 items-center justify-center rounded-field outline-offset-[-3px] outline-current hover:bg-current/15"
      >
        <X className="size-4" />
      </button>
    </div>
  );
}
