import type { ReactNode } from "react";

/**
 * The buttons at the end of a form in a dialog. They stay visible while the fields above them scroll; being inside the
 * form, they submit it.
 */
export function DialogFoot({ children }: { children: ReactNode }) {
  return (
    <div
      data-dialog-foot
      className="sticky short:static -bottom-5 z-10 -mx-5 -mb-5 flex flex-wrap justify-end gap-2 border-t border-line bg-surface px-5 py-3.5"
    >
      {children}
    </div>
  );
}
