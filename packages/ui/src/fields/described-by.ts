import type { ReactNode } from "react";

/** Returns the ARIA attributes that connect a control with its hint and its error. */
export function describedBy(controlId: string, hint: ReactNode, error: string | undefined) {
  const ids = [error ? `${controlId}-error` : "", hint ? `${controlId}-hint` : ""].filter(Boolean).join(" ");
  return {
    "aria-describedby": ids || undefined,
    "aria-invalid": error ? true : undefined,
  };
}
