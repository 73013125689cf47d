import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { ToneIcon } from "./tone-icon.tsx";
import type { Tone } from "./tone.ts";

export type NoticeProps = {
  tone: Tone;
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  className?: string | undefined;
};

const tones: Record<Tone, string> = {
  info: "border-info/25 bg-info-soft",
  success: "border-success/25 bg-success-soft",
  warning: "border-warning/30 bg-warning-soft",
  danger: "border-danger/25 bg-danger-soft",
};

const inks: Record<Tone, string> = {
  info: "text-info",
  success: "text-success",
  warning: "text-warning",
  danger: "text-danger",
};

const roles: Record<Tone, string> = { info: "note", success: "status", warning: "note", danger: "alert" };

/** A message that stays in its place on the page. */
export function Notice({ tone, title, children, action, className }: NoticeProps) {
  return (
    <div
      role={roles[tone]}
      className={classNames("flex gap-3 rounded-card border px-4 py-3 text-sm text-ink", tones[tone], className)}
    >
      <ToneIcon tone={tone} className={classNames("mt-px", inks[tone])} />
      <div className="flex min-w-0 grow flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 grow basis-56 wrap-anywhere">
          {title ? <p className={classNames("font-semibold", inks[tone])}>{title}</p> : null}
          {children ? <div className={classNames(title ? "mt-0.5" : "")}>{children}</div> : null}
        </div>
        {action ? <div className="min-w-0">{action}</div> : null}
      </div>
    </div>
  );
}
