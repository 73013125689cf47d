import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { FieldNotes } from "./field-notes.tsx";

export type FieldFrameProps = {
  controlId: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** A field with its label above, and its hint or error below the control. */
export function FieldFrame({ controlId, label, hint, error, required, className, children }: FieldFrameProps) {
  return (
    <div className={classNames("flex min-w-0 flex-col gap-1.5", className)}>
      <label
        htmlFor={controlId}
        className={classNames("w-fit text-sm font-medium text-ink", required && "required-mark")}
      >
        {label}
      </label>
      {children}
      <FieldNotes controlId={controlId} hint={hint} error={error} />
    </div>
  );
}
