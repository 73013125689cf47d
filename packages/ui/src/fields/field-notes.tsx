import type { ReactNode } from "react";
import { CircleX } from "../icons.ts";

type FieldNotesProps = { controlId: string; hint?: ReactNode; error?: string | undefined };

/** The hint and the error below a field. */
export function FieldNotes({ controlId, hint, error }: FieldNotesProps) {
  return (
    <>
      {hint ? (
        <p id={`${controlId}-hint`} className="text-sm text-pretty text-ink-soft">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${controlId}-error`} className="flex gap-1.5 text-sm font-medium text-danger">
          <CircleX className="mt-0.5 size-4" />
          <span className="min-w-0 wrap-anywhere">{error}</span>
        </p>
      ) : null}
    </>
  );
}
