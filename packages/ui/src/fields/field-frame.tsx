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
  /** A short note at the end of the label's line, which is no part of the label. */
  beside?: ReactNode;
  children: ReactNode;
};

/** A field with its label above, and its hint or error below the control. */
export function FieldFrame(props: FieldFrameProps) {
  const { controlId, label, hint, error, required, className, beside, children } = props;
  const labelElement = (
    <label
      htmlFor={controlId}
      className={classNames("w-fit text-sm font-medium text-ink", required && "required-mark")}
    >
      {label}
    </label>
  );
  return (
    <div className={classNames("flex min-w-0 flex-col gap-1.5", className)}>
      {beside ? (
        <div className="flex flex-wrap items-baseline sm:max-w-60 justify-between gap-x-2">
          {labelElement}
          {beside}
        </div>
      ) : (
        labelElement
      )}
      {children}
      <FieldNotes controlId={controlId} hint={hint} error={error} />
    </div>
  );
}
