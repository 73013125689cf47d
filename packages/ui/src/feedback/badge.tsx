import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import type { Tone } from "./tone.ts";

export type BadgeTone = Tone | "neutral" | "brand";

export type BadgeProps = {
  tone?: BadgeTone | undefined;
  children: ReactNode;
  /** Read by screen readers instead of the visible text, when that is too short to be understood. */
  label?: string | undefined;
  className?: string | undefined;
};

const tones: Record<BadgeTone, string> = {
  neutral: "bg-sunken text-ink-soft ring-line",
  brand: "bg-brand-soft text-brand ring-brand/20",
  info: "bg-info-soft text-info ring-info/20",
  success: "bg-success-soft text-success ring-success/20",
  warning: "bg-warning-soft text-warning ring-warning/25",
  danger: "bg-danger-soft text-danger ring-danger/20",
};

/** A short label for the state of something. */
export function Badge({ tone = "neutral", children, label, className }: BadgeProps) {
  return (
    <span
      className={classNames(
        "inline-flex items-center gap-1 align-middle rounded-full px-2 py-px text-xs font-medium whitespace-nowrap ring-1 ring-inset",
        tones[tone],
        className,
      )}
    >
      {label ? (
        <>
          <span aria-hidden="true">{children}</span>
          <VisuallyHidden>{label}</VisuallyHidden>
        </>
      ) : (
        children
      )}
    </span>
  );
}
