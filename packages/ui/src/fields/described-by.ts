import type { ReactNode } from "react";

/** The attributes that tie a control to its hint and its error. */
export function describedBy(controlId: string, hint: ReactNode, error: string | undefined) {
  const ids = [error ? `${controlId}-error` : "", hint ? `${controlId}-hint` : ""].filter(Boolean).join(" ");
  return {
    "aria-describedby": ids || undefined,
    "aria-invalid": error ? true : undefined,
  };
}
